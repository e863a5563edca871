import { globalStyle, style } from '@vanilla-extract/css'
import { belowTablet, forcedColors } from '../../styles/breakpoints.ts'
import { page } from '../../styles/layers.css.ts'
import { rem } from '../../styles/rem.ts'
import { vars } from '../../styles/vars.css.ts'

const { color } = vars
const active = { backgroundColor: color.wash, borderInlineStartColor: color.action }

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
// While one types, the first answer is the one that Enter opens.
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
      color: color.textMuted,
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
      color: color.textSoft,
    },
  },
})
