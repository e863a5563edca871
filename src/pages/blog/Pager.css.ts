import { globalStyle, style } from '@vanilla-extract/css'
import { page } from '../../styles/layers.css.ts'
import { rem } from '../../styles/rem.ts'
import { vars } from '../../styles/vars.css.ts'

export const pager = style({
  '@layer': {
    [page]: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: 6,
      marginBlockStart: 64,
      paddingBlockStart: 26,
      borderBlockStart: `1px solid ${vars.color.line}`,
      fontVariantNumeric: 'tabular-nums',
    },
  },
})
export const numbers = style({ '@layer': { [page]: { display: 'flex', gap: 6 } } })

globalStyle(`${pager} a`, {
  '@layer': {
    [page]: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: 8,
      minInlineSize: 44,
      blockSize: 44,
      paddingInline: 12,
      borderRadius: vars.radius.control,
      fontSize: rem(16),
      fontWeight: 500,
    },
  },
})
globalStyle(`${pager} a:hover`, { '@layer': { [page]: { background: vars.color.wash } } })
globalStyle(`${pager} a[aria-current]`, {
  '@layer': { [page]: { boxShadow: `inset 0 0 0 1.5px ${vars.color.action}`, color: vars.color.accent } },
})
