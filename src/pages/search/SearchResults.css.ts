import { globalStyle, style } from '@vanilla-extract/css'
import { belowTablet, forcedColors } from '../../styles/breakpoints.ts'
import { page } from '../../styles/layers.css.ts'
import { rem } from '../../styles/rem.ts'
import { vars } from '../../styles/vars.css.ts'

// Not by colour alone: underlined too.
export const mark = style({
  '@layer': {
    [page]: {
      backgroundColor: vars.color.blush,
      color: 'inherit',
      boxShadow: `inset 0 -1.5px 0 ${vars.color.accent}`,
    },
  },
})

const { color: searchRowColor } = vars
const active = { backgroundColor: searchRowColor.wash, borderInlineStartColor: searchRowColor.action }

export const row = style({
  '@layer': {
    [page]: {
      display: 'block',
      padding: '10px 20px 11px 17px',
      borderInlineStart: '3px solid transparent',
      ':hover': active,
      ':focus-visible': { ...active, outlineOffset: -2 },
      '@media': {
        [forcedColors]: {
          borderInlineStartColor: 'Canvas',
          ':hover': { borderInlineStartColor: 'Highlight' },
          ':focus-visible': { borderInlineStartColor: 'Highlight' },
        },
      },
    },
  },
})
// While typing, Enter opens the first result.
globalStyle(`dialog:has(input:focus) section:first-of-type li:first-child > ${row}`, {
  '@layer': {
    [page]: { ...active, '@media': { [forcedColors]: { borderInlineStartColor: 'Highlight' } } },
  },
})

export const line = style({ '@layer': { [page]: { display: 'flex', alignItems: 'baseline', gap: 12 } } })
export const title = style({ '@layer': { [page]: { fontSize: rem(16), fontWeight: 560 } } })

export const note = style({
  '@layer': {
    [page]: {
      marginInlineStart: 'auto',
      fontSize: rem(13.5),
      lineHeight: 1,
      whiteSpace: 'nowrap',
      color: searchRowColor.textMuted,
      '@media': { [belowTablet]: { display: 'none' } },
    },
  },
})

export const summary = style({
  '@layer': {
    [page]: {
      display: 'block',
      marginBlockStart: 2,
      fontSize: rem(14.5),
      lineHeight: 1.45,
      color: searchRowColor.textSoft,
    },
  },
})

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
