import { style } from '@vanilla-extract/css'
import { site } from '../../theme/layers.css.ts'
import { action } from '../notices/Bar.css.ts'

/** As high as a finger needs it, within the line's own padding. */
export const link = style([
  action,
  { '@layer': { [site]: { display: 'block', marginBlock: -12, paddingBlock: 12 } } },
])
