import { globalStyle, style } from '@vanilla-extract/css'
import { site } from '../../styles/layers.css.ts'
import { rem } from '../../styles/rem.ts'
import { vars } from '../../styles/vars.css.ts'

const { color } = vars
const rule = `1px solid ${color.line}`

export const list = style({ '@layer': { [site]: { borderBlockStart: rule } } })

export const item = style({
  '@layer': {
    [site]: { position: 'relative', display: 'grid', gap: 4, paddingBlock: 19, borderBlockEnd: rule },
  },
})

export const title = style({
  '@layer': {
    [site]: {
      fontSize: rem(19),
      fontWeight: 560,
      lineHeight: 1.3,
      letterSpacing: '-0.012em',
      color: color.text,
      '::after': { content: '""', position: 'absolute', inset: 0 },
    },
  },
})
globalStyle(`${item}:hover ${title}`, { '@layer': { [site]: { color: color.accent } } })

export const text = style({
  '@layer': { [site]: { fontSize: rem(15.5), lineHeight: 1.45, color: color.textSoft } },
})
export const kind = style({ '@layer': { [site]: { fontSize: rem(14), color: color.textMuted } } })
