import { style } from '@vanilla-extract/css'
import { ui } from '../../styles/layers.css.ts'
import { vars } from '../../styles/vars.css.ts'

export const icon = style({
  '@layer': {
    [ui]: { flex: 'none', transition: `translate ${vars.motion.move}, rotate ${vars.motion.move}` },
  },
})

/** Icons that point along the line turn with it. */
export const directed = style({
  '@layer': { [ui]: { selectors: { '[dir="rtl"] &': { scale: '-1 1' } } } },
})

/** The arrow of a link or a button leans forward under the pointer. */
export const leaning = style({
  '@layer': {
    [ui]: {
      selectors: {
        'a:hover > &, button:hover > &': { translate: '3px' },
        '[dir="rtl"] a:hover > &, [dir="rtl"] button:hover > &': { translate: '-3px' },
      },
    },
  },
})

/** The smaller the glyph, the stronger its lines, so that they come out at about one pixel. */
export const glyph = style({
  '@layer': {
    [ui]: {
      flex: 'none',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 1,
      selectors: {
        '&[width="60"]': { strokeWidth: 1.15 },
        '&[width="44"]': { strokeWidth: 1.4 },
        '&[width="30"]': { strokeWidth: 1.7 },
      },
    },
  },
})

export const second = style({ '@layer': { [ui]: { fill: vars.color.action } } })

export const playIcon = style({ '@layer': { [ui]: { flex: 'none' } } })
