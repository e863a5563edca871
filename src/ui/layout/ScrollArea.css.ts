import { globalStyle, style } from '@vanilla-extract/css'
import { ui } from '../../styles/layers.css.ts'
import { vars } from '../../styles/vars.css.ts'

export const area = style({
  '@layer': {
    [ui]: {
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollbarWidth: 'thin',
      scrollbarColor: `${vars.color.lineStrong} transparent`,
      // The bar keeps its place while it can't be seen, so that nothing moves.
      selectors: { '&[data-bar="hidden"]': { scrollbarColor: 'transparent transparent' } },
    },
  },
})

export const snapping = style({ '@layer': { [ui]: { scrollSnapType: 'x proximity' } } })

globalStyle(`${snapping} li`, { '@layer': { [ui]: { scrollSnapAlign: 'start' } } })
