import { globalStyle, style } from '@vanilla-extract/css'
import { page } from '../../styles/layers.css.ts'
import { vars } from '../../styles/vars.css.ts'

export const list = style({
  '@layer': { [page]: { maxInlineSize: 820, borderBlockStart: `2px solid ${vars.color.text}` } },
})

export const tool = style({
  '@layer': {
    [page]: {
      position: 'relative',
      display: 'grid',
      gap: 10,
      paddingBlock: 26,
      borderBlockEnd: `1px solid ${vars.color.line}`,
    },
  },
})
globalStyle(`${tool} a::after`, { '@layer': { [page]: { content: '""', position: 'absolute', inset: 0 } } })
globalStyle(`${tool}:hover a`, { '@layer': { [page]: { color: vars.color.accent } } })
