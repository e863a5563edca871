import { style } from '@vanilla-extract/css'
import { belowTablet } from '../../styles/breakpoints.ts'
import { ui } from '../../styles/layers.css.ts'
import { rem } from '../../styles/rem.ts'
import { vars } from '../../styles/vars.css.ts'

const rule = `1px solid ${vars.color.line}`

export const row = style({
  '@layer': {
    [ui]: {
      display: 'flex',
      alignItems: 'center',
      gap: 12,
      padding: '11px 18px',
      selectors: { '& + &': { borderBlockStart: rule } },
      '@media': { [belowTablet]: { gap: 8, paddingInline: 14, fontSize: rem(13) } },
    },
  },
})

export const end = style({
  '@layer': { [ui]: { flex: 'none', marginInlineStart: 'auto', fontWeight: 500, whiteSpace: 'nowrap' } },
})
