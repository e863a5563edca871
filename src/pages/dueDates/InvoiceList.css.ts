import { globalStyle, style } from '@vanilla-extract/css'
import { print } from '../../styles/breakpoints.ts'
import { page } from '../../styles/layers.css.ts'
import { rem } from '../../styles/rem.ts'
import { vars } from '../../styles/vars.css.ts'

const { color } = vars

export const list = style({
  '@layer': {
    [page]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 28,
      marginBlockEnd: vars.space.section,
    },
  },
})
export const words = style({ '@layer': { [page]: { display: 'grid', gap: 12, maxInlineSize: 720 } } })
export const result = style({ '@layer': { [page]: { display: 'grid', gap: 28, minInlineSize: 0 } } })
export const part = style({ '@layer': { [page]: { display: 'grid', gap: 14, minInlineSize: 0 } } })

/** On paper there is nothing to paste. */
globalStyle(`${list} :has(> div > #list-law)`, {
  '@layer': { [page]: { '@media': { [print]: { display: 'none' } } } },
})

/** While a file is held over it. */
export const over = style({ '@layer': { [page]: { outline: `2px dashed ${color.accent}` } } })

export const file = style({ '@layer': { [page]: { minInlineSize: 0 } } })
export const label = style({
  '@layer': { [page]: { display: 'block', marginBlockEnd: 7, fontSize: rem(15), fontWeight: 560 } },
})
export const choose = style({
  '@layer': {
    [page]: {
      inlineSize: '100%',
      minBlockSize: 48,
      padding: '10px 14px',
      border: `1px dashed ${color.fieldLine}`,
      borderRadius: vars.radius.control,
      backgroundColor: color.field,
      fontSize: rem(16),
    },
  },
})

export const actions = style({
  '@layer': {
    [page]: {
      gridColumn: '1 / -1',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '12px 16px',
      '@media': { [print]: { display: 'none' } },
    },
  },
})
// The state that the critical CSS, which has no state selectors, shows first.
globalStyle(`${actions} > button[disabled]`, {
  '@layer': { [page]: { backgroundColor: color.disabled, color: color.onDisabled } },
})

export const region = style({ '@layer': { [page]: { overflowX: 'auto', scrollbarWidth: 'thin' } } })
export const table = style({
  '@layer': {
    [page]: {
      inlineSize: '100%',
      borderCollapse: 'collapse',
      fontSize: rem(14.5),
      lineHeight: 1.4,
      fontVariantNumeric: 'tabular-nums',
    },
  },
})
export const caption = style({
  '@layer': {
    [page]: { paddingBlockEnd: 12, textAlign: 'start', fontSize: rem(14.5), color: color.textMuted },
  },
})
globalStyle(`${table} :is(th, td)`, {
  '@layer': {
    [page]: {
      padding: '10px 14px 10px 0',
      borderBlockEnd: `1px solid ${color.line}`,
      textAlign: 'start',
      verticalAlign: 'baseline',
    },
  },
})
globalStyle(`${table} thead th`, {
  '@layer': { [page]: { borderBlockEnd: `2px solid ${color.text}`, fontWeight: 560 } },
})
globalStyle(`${table} td:last-child`, { '@layer': { [page]: { minInlineSize: 180 } } })
export const number = style({})
globalStyle(`${table} ${number}`, {
  '@layer': { [page]: { textAlign: 'end', whiteSpace: 'nowrap' } },
})
