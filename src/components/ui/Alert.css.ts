import { styleVariants } from '@vanilla-extract/css'
import { globalUiStyle, uiStyle } from '../styles/layerStyles.ts'
import { ui } from '../styles/layers.css.ts'
import { rem } from '../styles/rem.ts'
import { vars } from '../styles/vars.css.ts'

const { color } = vars

export const alert = uiStyle({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: '18px minmax(0, 1fr) auto',
  columnGap: 12,
  alignItems: 'start',
  padding: '15px 18px',
  borderRadius: vars.radius.control,
  fontSize: rem(15),
  lineHeight: 1.45,
  scrollMarginBlockStart: 24,
})
globalUiStyle(`${alert} > svg`, { marginBlockStart: 2 })
// Links and buttons in a message look alike: underlined text.
globalUiStyle(`${alert} :is(a, button)`, {
  color: 'inherit',
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: 3,
})

export const title = uiStyle({ fontWeight: 560 })
export const text = uiStyle({ fontSize: rem(14.5), color: color.textSoft })
export const action = uiStyle({ fontSize: rem(14.5), fontWeight: 500 })

export const tone = styleVariants({
  plain: { '@layer': { [ui]: { backgroundColor: color.wash } } },
  critical: { '@layer': { [ui]: { backgroundColor: color.blush } } },
  positive: { '@layer': { [ui]: { backgroundColor: color.mist } } },
})
for (const [name, ink] of [
  [tone.critical, color.critical],
  [tone.positive, color.positive],
] as const) {
  globalUiStyle(`${name} > svg, ${name} ${title}`, { color: ink })
}
