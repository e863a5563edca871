import { style } from '@vanilla-extract/css'
import { site } from '../styles/layers.css.ts'
import { rem } from '../styles/rem.ts'
import { vars } from '../styles/vars.css.ts'
import { choice } from './Choice.css.ts'

const { color } = vars

export const entries = style({
  '@layer': {
    [site]: { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', minBlockSize: 0, minInlineSize: 0 },
  },
})

export const filter = style({
  '@layer': {
    [site]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: 8,
      padding: 12,
      borderBlockEnd: `1px solid ${color.line}`,
    },
  },
})

export const search = style({
  '@layer': {
    [site]: {
      gridColumn: '1 / -1',
      blockSize: 40,
      paddingInline: 12,
      border: `1px solid ${color.fieldLine}`,
      borderRadius: vars.radius.control,
      backgroundColor: color.field,
      color: color.text,
      font: 'inherit',
    },
  },
})

export const states = style({
  '@layer': {
    [site]: {
      minInlineSize: 0,
      blockSize: 36,
      paddingInline: 8,
      border: `1px solid ${color.fieldLine}`,
      borderRadius: vars.radius.control,
      backgroundColor: color.field,
      color: color.text,
      font: 'inherit',
      fontSize: rem(14),
    },
  },
})

export const count = style({
  '@layer': {
    [site]: {
      fontSize: rem(13),
      color: color.textMuted,
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
    },
  },
})

export const list = style({ '@layer': { [site]: { overflowY: 'auto', scrollbarWidth: 'thin' } } })

export const row = style({
  '@layer': {
    [site]: {
      borderBlockEnd: `1px solid ${color.line}`,
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto 62px',
    },
  },
})

export const entry = style([
  choice,
  {
    '@layer': {
      [site]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'center',
        gap: '3px 10px',
        padding: '9px 12px',
        fontSize: rem(14),
        lineHeight: 1.35,
      },
    },
  },
])

export const source = style({
  '@layer': {
    [site]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
      gridColumn: '1 / -1',
      color: color.text,
    },
  },
})

export const text = style({
  '@layer': {
    [site]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 1,
      overflow: 'hidden',
      color: color.textMuted,
    },
  },
})
