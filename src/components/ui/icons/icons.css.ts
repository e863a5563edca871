import { uiStyle } from '../../styles/layerStyles.ts'
import { vars } from '../../styles/vars.css.ts'

export const icon = uiStyle({
  flex: 'none',
  transition: `translate ${vars.motion.move}, rotate ${vars.motion.move}`,
})

/** Directional icons are mirrored in right-to-left languages. */
export const directed = uiStyle({ selectors: { '[dir="rtl"] &': { scale: '-1 1' } } })

/** The arrow moves forward on hover. */
export const leaning = uiStyle({
  selectors: {
    'a:hover > &, button:hover > &': { translate: '3px' },
    '[dir="rtl"] a:hover > &, [dir="rtl"] button:hover > &': { translate: '-3px' },
  },
})

/** Smaller glyphs have heavier lines, so that all appear about one pixel wide. */
export const glyph = uiStyle({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1,
  selectors: {
    '&[width="60"]': { strokeWidth: 1.15 },
    '&[width="44"]': { strokeWidth: 1.4 },
    '&[width="30"]': { strokeWidth: 1.7 },
  },
})

export const second = uiStyle({ fill: vars.color.action })

export const playIcon = uiStyle({ flex: 'none' })
