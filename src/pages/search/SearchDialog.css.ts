import { style } from '@vanilla-extract/css'
import { belowTablet } from '../../theme/breakpoints.ts'
import { page } from '../../theme/layers.css.ts'
import { vars } from '../../theme/vars.css.ts'

const { color } = vars

export const dialog = style({
  '@layer': {
    [page]: {
      inlineSize: 'min(680px, 100% - 40px)',
      maxInlineSize: 'none',
      maxBlockSize: 'none',
      margin: '9vh auto auto',
      padding: 0,
      border: 0,
      borderRadius: vars.radius.window,
      backgroundColor: 'transparent',
      color: color.text,
      '::backdrop': { backgroundColor: 'rgb(28 15 29 / 0.52)' },
      '@media': {
        [belowTablet]: { inlineSize: '100%', blockSize: '100dvh', margin: 0, borderRadius: 0 },
      },
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
      gap: 14,
      blockSize: 64,
      flex: 'none',
      paddingInline: 20,
      borderBlockEnd: `1px solid ${color.line}`,
    },
  },
})

export const field = style({
  '@layer': {
    [page]: {
      flex: 1,
      minInlineSize: 0,
      blockSize: '100%',
      border: 0,
      outline: 'none',
      background: 'none',
      font: 'inherit',
      fontSize: 18,
      color: 'inherit',
      '::placeholder': { color: color.textMuted, opacity: 1 },
      '::-webkit-search-cancel-button': { display: 'none' },
    },
  },
})

export const close = style({
  '@layer': {
    [page]: {
      flex: 'none',
      paddingInline: 8,
      minBlockSize: 28,
      border: `1px solid ${color.lineStrong}`,
      borderRadius: vars.radius.tag,
      fontSize: 13,
      color: color.textSoft,
      cursor: 'pointer',
      ':hover': { color: color.text, borderColor: color.text },
    },
  },
})
