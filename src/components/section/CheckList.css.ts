import { style } from '@vanilla-extract/css'
import { site } from '../../styles/layers.css.ts'

// The lists of a pair share their rows: they start on one line, whether or not they have an introduction.
export const list = style({
  '@layer': {
    [site]: {
      display: 'grid',
      gridTemplateRows: 'subgrid',
      gridRow: 'span 3',
      rowGap: 14,
      alignContent: 'start',
      minInlineSize: 0,
    },
  },
})

export const items = style({ '@layer': { [site]: { gridRow: 3, paddingBlockStart: 12 } } })
