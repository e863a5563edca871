import { style } from '@vanilla-extract/css'
import { belowTablet } from '../../theme/breakpoints.ts'
import { page } from '../../theme/layers.css.ts'
import { vars } from '../../theme/vars.css.ts'

const { color } = vars

export const dialog = style({
  '@layer': {
    [page]: {
      inlineSize: 'min(560px, 100% - 40px)',
      maxInlineSize: 'none',
      maxBlockSize: 'none',
      margin: '9vh auto auto',
      padding: 0,
      border: 0,
      borderRadius: vars.radius.window,
      backgroundColor: 'transparent',
      color: color.text,
      '::backdrop': { backgroundColor: 'rgb(28 15 29 / 0.52)' },
      '@media': { [belowTablet]: { inlineSize: '100%', blockSize: '100dvh', margin: 0, borderRadius: 0 } },
    },
  },
})

export const panel = style({
  '@layer': {
    [page]: {
      display: 'flex',
      flexDirection: 'column',
      maxBlockSize: '78vh',
      overflow: 'hidden',
      borderRadius: 'inherit',
      backgroundColor: color.raised,
      boxShadow: vars.shadow.window,
      '@media': { [belowTablet]: { blockSize: '100%', maxBlockSize: 'none' } },
    },
  },
})

export const top = style({
  '@layer': {
    [page]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      flex: 'none',
      minBlockSize: 64,
      paddingInline: '20px 10px',
      borderBlockEnd: `1px solid ${color.line}`,
    },
  },
})

export const title = style({ '@layer': { [page]: { fontSize: 20 } } })

export const inside = style({
  '@layer': {
    [page]: { flex: 1, minBlockSize: 0, overflowY: 'auto', padding: 20, fontSize: 15.5, lineHeight: 1.5 },
  },
})

export const actions = style({
  '@layer': { [page]: { display: 'flex', flexWrap: 'wrap', gap: 10, marginBlockStart: 14 } },
})

export const kind = style({
  '@layer': {
    [page]: {
      marginBlock: '24px 6px',
      fontFamily: vars.font.text,
      fontSize: 13.5,
      letterSpacing: 'normal',
      color: color.textMuted,
    },
  },
})

export const link = style({
  '@layer': {
    [page]: {
      display: 'block',
      paddingBlock: 6,
      fontWeight: 500,
      ':hover': { color: color.accent, textDecoration: 'underline', textUnderlineOffset: 3 },
    },
  },
})
