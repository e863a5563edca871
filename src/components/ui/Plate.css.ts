import { styleVariants } from '@vanilla-extract/css'
import { belowTablet } from '../styles/breakpoints.ts'
import { uiStyle } from '../styles/layerStyles.ts'
import { ui } from '../styles/layers.css.ts'
import { vars } from '../styles/vars.css.ts'

const { color } = vars
const ground = (backgroundColor: string) => ({ '@layer': { [ui]: { backgroundColor } } })

export const plate = uiStyle({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  borderRadius: vars.radius.plate,
  // On a phone a plate goes from edge to edge.
  '@media': { [belowTablet]: { marginInline: `calc(-1 * ${vars.space.margin})`, borderRadius: 0 } },
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

export const engraving = uiStyle({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
})

const content = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  padding: '52px 48px',
  '@media': { [belowTablet]: { padding: '28px 18px' } },
})

const atLeast = (minBlockSize: number) => ({
  '@layer': { [ui]: { minBlockSize, '@media': { [belowTablet]: { minBlockSize: 0 } } } },
})

export const size = styleVariants({
  normal: [content, atLeast(560)],
  tall: [content, atLeast(700)],
  page: [
    content,
    {
      '@layer': {
        [ui]: {
          blockSize: 500,
          paddingBlock: 36,
          '@media': { [belowTablet]: { blockSize: 'auto', maxBlockSize: 500, paddingBlock: '26px 30px' } },
        },
      },
    },
  ],
})
