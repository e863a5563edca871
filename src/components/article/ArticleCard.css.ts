import { globalStyle, style } from '@vanilla-extract/css'
import { site } from '../../styles/layers.css.ts'
import { rem } from '../../styles/rem.ts'
import { vars } from '../../styles/vars.css.ts'

export const card = style({ '@layer': { [site]: { position: 'relative', minInlineSize: 0 } } })

globalStyle(`${card} img`, {
  '@layer': {
    [site]: {
      inlineSize: '100%',
      blockSize: 'auto',
      aspectRatio: '8 / 5',
      objectFit: 'cover',
      borderRadius: vars.radius.control,
    },
  },
})
// The whole card can be clicked, but the link's accessible name is the title alone.
globalStyle(`${card} a::after`, { '@layer': { [site]: { content: '""', position: 'absolute', inset: 0 } } })

export const date = style({
  '@layer': {
    [site]: { marginBlock: '16px 7px', fontSize: rem(14), lineHeight: 1.4, color: vars.color.textMuted },
  },
})
export const topic = style({ '@layer': { [site]: { color: vars.color.textSoft } } })

export const title = style({
  '@layer': {
    [site]: {
      fontSize: rem(21),
      lineHeight: 1.16,
      letterSpacing: '-0.018em',
      selectors: {
        [`${card}[data-size="large"] &`]: { fontSize: rem(23) },
        [`${card}:hover &`]: {
          textDecoration: 'underline',
          textDecorationColor: vars.color.action,
          textDecorationThickness: 1.5,
          textUnderlineOffset: 4,
        },
      },
    },
  },
})

export const summary = style({
  '@layer': {
    [site]: { marginBlockStart: 9, fontSize: rem(15), lineHeight: 1.48, color: vars.color.textSoft },
  },
})
