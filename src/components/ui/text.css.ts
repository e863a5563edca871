import { styleVariants } from '@vanilla-extract/css'
import { globalUiStyle, uiStyle } from '../styles/layerStyles.ts'
import { ui } from '../styles/layers.css.ts'
import { rem } from '../styles/rem.ts'
import { type } from '../styles/tokens.ts'
import { vars } from '../styles/vars.css.ts'

export const heading = uiStyle({ fontFamily: vars.font.display, fontWeight: 560, textWrap: 'balance' })

const { hero, title, heading: section, subheading } = type

export const headingSize = styleVariants(
  { hero, title, heading: section, subheading },
  ({ size, height, tracking }) => ({
    '@layer': { [ui]: { fontSize: size, lineHeight: height, letterSpacing: tracking } },
  }),
)

const sizes = { body: type.body, lead: type.lead, small: type.small, prose: type.prose }
const tones = {
  normal: vars.color.text,
  soft: vars.color.textSoft,
  muted: vars.color.textMuted,
  accent: vars.color.accent,
}

export const textSize = styleVariants(sizes, ({ size, height }) => ({
  '@layer': { [ui]: { fontSize: size, lineHeight: height, textWrap: 'pretty' } },
}))

export const textTone = styleVariants(tones, color => ({ '@layer': { [ui]: { color } } }))

// Links in running text; all other links have a class.
globalUiStyle(':where(p, dd, td) > a:not([class])', {
  color: vars.color.accent,
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: 3,
})

export const textLink = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 7,
  minBlockSize: 40,
  fontWeight: 560,
  color: vars.color.accent,
})

const { color } = vars

export const tag = uiStyle({
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
})

export const tagTone = styleVariants({
  neutral: { '@layer': { [ui]: { backgroundColor: color.wash, color: color.textSoft } } },
  positive: { '@layer': { [ui]: { backgroundColor: color.mist, color: color.positive } } },
  waiting: { '@layer': { [ui]: { backgroundColor: color.blush, color: color.accent } } },
})
