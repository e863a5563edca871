import { style } from '@vanilla-extract/css'
import { site } from '../styles/layers.css.ts'
import { vars } from '../styles/vars.css.ts'

export const failure = style({
  '@layer': {
    [site]: {
      display: 'grid',
      gap: 26,
      maxInlineSize: '46em',
      paddingBlock: vars.space.section,
    },
  },
})

export const actions = style({ '@layer': { [site]: { display: 'flex', flexWrap: 'wrap', gap: 12 } } })
