import { keyframes, style } from '@vanilla-extract/css'
import { moving } from '../../styles/breakpoints.ts'
import { page } from '../../styles/layers.css.ts'
import { vars } from '../../styles/vars.css.ts'

const timeline = '--reading'

/** What is read through: the line below follows how far. */
export const measured = style({ '@layer': { [page]: { viewTimeline: timeline } } })

const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } })

// Driven by scrolling alone, in browsers that know how; elsewhere it is not there. Nothing is read yet when a page shows:
// its rules come with the whole sheet (`data-late`).
export const line = style({
  '@layer': {
    [page]: {
      selectors: {
        '&[data-late]': {
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
        },
        '[dir="rtl"] &[data-late]': { transformOrigin: '100% 50%' },
      },
      // Without its animation it would say that all is read, and paper does not scroll.
      '@media': {
        [`screen and ${moving}`]: {
          '@supports': {
            '(animation-timeline: view())': { selectors: { '&[data-late]': { display: 'block' } } },
          },
        },
      },
    },
  },
})
