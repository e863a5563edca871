import { styleVariants } from '@vanilla-extract/css'
import { site } from '../../styles/layers.css.ts'
import { rem } from '../../styles/rem.ts'
import { vars } from '../../styles/vars.css.ts'
import { scenic } from './layer.ts'

const { color } = vars

const disc = scenic({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 28,
  blockSize: 28,
  borderRadius: '50%',
  fontSize: rem(12),
  fontWeight: 600,
  letterSpacing: '-0.02em',
})

export const state = styleVariants({
  signed: [disc, { '@layer': { [site]: { backgroundColor: color.positive, color: color.onPositive } } }],
  waiting: [
    disc,
    { '@layer': { [site]: { boxShadow: `inset 0 0 0 1.5px ${color.action}`, color: color.accent } } },
  ],
})
