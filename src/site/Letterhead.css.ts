import { style } from '@vanilla-extract/css'
import { print } from '../theme/breakpoints.ts'
import { site } from '../theme/layers.css.ts'
import { vars } from '../theme/vars.css.ts'

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
