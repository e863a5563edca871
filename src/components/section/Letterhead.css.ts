import { style } from '@vanilla-extract/css'
import { print } from '../../styles/breakpoints.ts'
import { site } from '../../styles/layers.css.ts'
import { vars } from '../../styles/vars.css.ts'

export const letterhead = style({
  '@layer': {
    [site]: {
      display: 'none',
      '@media': {
        [print]: {
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          marginBlockEnd: '20pt',
          paddingBlockEnd: '8pt',
          borderBlockEnd: `.6pt solid ${vars.color.line}`,
          printColorAdjust: 'exact',
        },
      },
    },
  },
})

export const address = style({ '@layer': { [site]: { fontSize: '9pt', color: vars.color.textMuted } } })
