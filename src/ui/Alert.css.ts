import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { ui } from '../styles/layers.css.ts'
import { rem } from '../styles/rem.ts'
import { vars } from '../styles/vars.css.ts'

const { color } = vars

export const alert = style({
  '@layer': {
    [ui]: {
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
    },
  },
})
globalStyle(`${alert} > svg`, { '@layer': { [ui]: { marginBlockStart: 2 } } })
// Links and buttons in a message look alike: underlined text.
globalStyle(`${alert} :is(a, button)`, {
  '@layer': {
    [ui]: {
      color: 'inherit',
      textDecoration: 'underline',
      textDecorationThickness: 1,
      textUnderlineOffset: 3,
    },
  },
})

export const title = style({ '@layer': { [ui]: { fontWeight: 560 } } })
export const text = style({ '@layer': { [ui]: { fontSize: rem(14.5), color: color.textSoft } } })
export const action = style({ '@layer': { [ui]: { fontSize: rem(14.5), fontWeight: 500 } } })

export const tone = styleVariants({
  plain: { '@layer': { [ui]: { backgroundColor: color.wash } } },
  critical: { '@layer': { [ui]: { backgroundColor: color.blush } } },
  positive: { '@layer': { [ui]: { backgroundColor: color.mist } } },
})
for (const [name, ink] of [
  [tone.critical, color.critical],
  [tone.positive, color.positive],
] as const) {
  globalStyle(`${name} > svg, ${name} ${title}`, { '@layer': { [ui]: { color: ink } } })
}
