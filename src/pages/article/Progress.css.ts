import { keyframes, style } from '@vanilla-extract/css'
import { moving } from '../../theme/breakpoints.ts'
import { page } from '../../theme/layers.css.ts'
import { vars } from '../../theme/vars.css.ts'

const timeline = '--reading'

/** What is read through: the line below follows how far. */
export const measured = style({ '@layer': { [page]: { viewTimeline: timeline } } })

const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } })

// Driven by scrolling alone, in browsers that know how; elsewhere it is not there.
export const line = style({
  '@layer': {
    [page]: {
      display: 'none',
      position: 'fixed',
      zIndex: 21,
      insetBlockStart: 67,
      insetInline: 0,
      blockSize: 2,
      backgroundColor: vars.color.action,
      transformOrigin: '0 50%',
      animationName: grow,
      animationTimingFunction: 'linear',
      animationFillMode: 'both',
      animationTimeline: timeline,
      animationRange: 'contain',
      selectors: { '[dir="rtl"] &': { transformOrigin: '100% 50%' } },
      // Without its animation it would say that all is read, and paper does not scroll.
      '@media': {
        [`screen and ${moving}`]: { '@supports': { '(animation-timeline: view())': { display: 'block' } } },
      },
    },
  },
})
