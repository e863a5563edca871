import { globalStyle, style } from '@vanilla-extract/css'
import { belowTablet } from '../../styles/breakpoints.ts'
import { page } from '../../styles/layers.css.ts'
import { rem } from '../../styles/rem.ts'
import { vars } from '../../styles/vars.css.ts'

const { color } = vars

export const results = style({
  '@layer': { [page]: { flex: 1, minBlockSize: 0, overflowY: 'auto', paddingBlockEnd: 12 } },
})

export const kind = style({
  '@layer': {
    [page]: {
      padding: '18px 20px 8px',
      fontFamily: vars.font.text,
      fontSize: rem(13.5),
      fontWeight: 560,
      lineHeight: 1,
      letterSpacing: 'normal',
      color: color.textMuted,
    },
  },
})

export const foot = style({
  '@layer': {
    [page]: {
      display: 'flex',
      alignItems: 'center',
      gap: 22,
      padding: '11px 20px',
      borderBlockStart: `1px solid ${color.line}`,
      fontSize: rem(13.5),
      color: color.textMuted,
    },
  },
})
globalStyle(`${foot} kbd`, {
  '@layer': {
    [page]: {
      paddingInline: 6,
      border: `1px solid ${color.lineStrong}`,
      borderRadius: vars.radius.tag,
      fontFamily: 'inherit',
      fontSize: rem(12.5),
    },
  },
})

export const keys = style({ '@layer': { [page]: { '@media': { [belowTablet]: { display: 'none' } } } } })
export const count = style({ '@layer': { [page]: { marginInlineStart: 'auto' } } })
