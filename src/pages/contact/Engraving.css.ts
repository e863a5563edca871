import { style } from '@vanilla-extract/css'
import { belowWide, print } from '../../styles/breakpoints.ts'
import { page } from '../../styles/layers.css.ts'

const hidden = { display: 'none' }

export const engraving = style({
  '@layer': {
    [page]: {
      // Behind the words, and last in the page: only then is known how high the page is.
      zIndex: -1,
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      // Where the form stands below the words, the wave would run behind both.
      '@media': { [belowWide]: hidden, [print]: hidden },
    },
  },
})

export const wave = style({ '@layer': { [page]: { inlineSize: '100%', blockSize: 430 } } })
