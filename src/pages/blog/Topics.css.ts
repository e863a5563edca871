import { style } from '@vanilla-extract/css'
import { belowTablet } from '../../styles/breakpoints.ts'
import { page } from '../../styles/layers.css.ts'
import { rem } from '../../styles/rem.ts'
import { vars } from '../../styles/vars.css.ts'

const { color, space } = vars

export const topics = style({
  '@layer': {
    [page]: {
      display: 'flex',
      gap: 30,
      marginBlockEnd: 36,
      overflowX: 'auto',
      scrollbarWidth: 'none',
      borderBlockEnd: `1px solid ${color.line}`,
      '@media': {
        [belowTablet]: { gap: 24, marginInline: `calc(-1 * ${space.margin})`, paddingInline: space.margin },
      },
    },
  },
})

export const topic = style({
  '@layer': {
    [page]: {
      display: 'flex',
      gap: 7,
      paddingBlock: '14px 15px',
      fontSize: rem(16),
      fontWeight: 500,
      whiteSpace: 'nowrap',
      color: color.textSoft,
      selectors: {
        '&:hover': { color: color.text },
        '&:focus-visible': { outlineOffset: -3 },
        '&[aria-current]': { color: color.text, boxShadow: `inset 0 -2px 0 ${color.action}` },
      },
    },
  },
})

export const count = style({
  '@layer': { [page]: { fontWeight: 400, color: color.textMuted, fontVariantNumeric: 'tabular-nums' } },
})
