import { style } from '@vanilla-extract/css'
import { ui } from '../../styles/layers.css.ts'

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
