import { style } from '@vanilla-extract/css'
import { belowTablet } from '../../styles/breakpoints.ts'
import { ui } from '../../styles/layers.css.ts'
import { vars } from '../../styles/vars.css.ts'

export const foot = style({
  '@layer': {
    [ui]: {
      display: 'flex',
      alignItems: 'center',
      gap: 12,
      padding: '14px 18px',
      borderBlockStart: `1px solid ${vars.color.line}`,
      backgroundColor: vars.color.wash,
      '@media': { [belowTablet]: { flexWrap: 'wrap' } },
    },
  },
})

export const end = style({ '@layer': { [ui]: { flex: 'none', marginInlineStart: 'auto' } } })
