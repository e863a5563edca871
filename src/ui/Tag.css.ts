import { style, styleVariants } from '@vanilla-extract/css'
import { ui } from '../styles/layers.css.ts'
import { rem } from '../styles/rem.ts'
import { vars } from '../styles/vars.css.ts'

const { color } = vars

export const tag = style({
  '@layer': {
    [ui]: {
      display: 'inline-flex',
      alignItems: 'center',
      flex: 'none',
      blockSize: 22,
      paddingInline: 8,
      borderRadius: vars.radius.tag,
      fontSize: rem(12),
      fontWeight: 560,
      lineHeight: 1,
      whiteSpace: 'nowrap',
    },
  },
})

export const tone = styleVariants({
  neutral: { '@layer': { [ui]: { backgroundColor: color.wash, color: color.textSoft } } },
  positive: { '@layer': { [ui]: { backgroundColor: color.mist, color: color.positive } } },
  waiting: { '@layer': { [ui]: { backgroundColor: color.blush, color: color.accent } } },
})
