import { style, styleVariants } from '@vanilla-extract/css'
import { ui } from '../styles/layers.css.ts'
import { type } from '../styles/tokens.ts'
import { vars } from '../styles/vars.css.ts'

export const heading = style({
  '@layer': {
    [ui]: { fontFamily: vars.font.display, fontWeight: 560, textWrap: 'balance' },
  },
})

const { hero, title, heading: section, subheading } = type

export const size = styleVariants(
  { hero, title, heading: section, subheading },
  ({ size, height, tracking }) => ({
    '@layer': { [ui]: { fontSize: size, lineHeight: height, letterSpacing: tracking } },
  }),
)
