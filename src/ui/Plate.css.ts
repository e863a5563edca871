import { style, styleVariants } from '@vanilla-extract/css'
import { belowTablet } from '../theme/breakpoints.ts'
import { ui } from '../theme/layers.css.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars
const ground = (backgroundColor: string) => ({ '@layer': { [ui]: { backgroundColor } } })

export const plate = style({
  '@layer': {
    [ui]: {
      position: 'relative',
      isolation: 'isolate',
      overflow: 'hidden',
      borderRadius: vars.radius.plate,
      // On a phone a plate goes from edge to edge.
      '@media': { [belowTablet]: { marginInline: `calc(-1 * ${vars.space.margin})`, borderRadius: 0 } },
    },
  },
})

export const tone = styleVariants({
  blush: ground(color.blush),
  mist: ground(color.mist),
  night: ground(color.night),
  crimson: {
    '@layer': {
      [ui]: {
        vars: { [color.accent]: color.onAction },
        backgroundColor: color.action,
        color: color.onAction,
      },
    },
  },
})

export const engraving = style({
  '@layer': {
    [ui]: {
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      inlineSize: '100%',
      blockSize: '100%',
      objectFit: 'cover',
    },
  },
})

export const content = style({
  '@layer': {
    [ui]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignItems: 'center',
      minBlockSize: 560,
      padding: '52px 48px',
      '@media': { [belowTablet]: { minBlockSize: 0, padding: '28px 18px' } },
    },
  },
})

export const tall = style({
  '@layer': {
    [ui]: { minBlockSize: 700, '@media': { [belowTablet]: { minBlockSize: 0, paddingBlock: '28px 36px' } } },
  },
})
