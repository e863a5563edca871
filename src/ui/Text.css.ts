import { globalStyle, styleVariants } from '@vanilla-extract/css'
import { ui } from '../styles/layers.css.ts'
import { type } from '../styles/tokens.ts'
import { vars } from '../styles/vars.css.ts'

const sizes = { body: type.body, lead: type.lead, small: type.small, prose: type.prose }
const tones = {
  normal: vars.color.text,
  soft: vars.color.textSoft,
  muted: vars.color.textMuted,
  accent: vars.color.accent,
}

export const size = styleVariants(sizes, ({ size, height }) => ({
  '@layer': { [ui]: { fontSize: size, lineHeight: height, textWrap: 'pretty' } },
}))

export const tone = styleVariants(tones, color => ({ '@layer': { [ui]: { color } } }))

// A link in running text, wherever it stands; links that are something else have a class.
globalStyle(':where(p, dd, td) > a:not([class])', {
  '@layer': {
    [ui]: {
      color: vars.color.accent,
      textDecoration: 'underline',
      textDecorationThickness: 1,
      textUnderlineOffset: 3,
    },
  },
})
