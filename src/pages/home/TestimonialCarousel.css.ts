import { style } from '@vanilla-extract/css'
import { page } from '../../styles/layers.css.ts'
import { rem } from '../../styles/rem.ts'
import { vars } from '../../styles/vars.css.ts'

const live = '[data-live="true"] > &'

export const carousel = style({ '@layer': { [page]: { display: 'grid' } } })

const oneCell = { gridArea: '1 / 1', minInlineSize: 0 }

// The slides keep room for the controls beside the author's name; without scripts there is nothing to control.
export const controls = style({
  '@layer': {
    [page]: {
      ...oneCell,
      zIndex: 1,
      alignSelf: 'end',
      justifySelf: 'end',
      display: 'flex',
      alignItems: 'center',
      gap: 8,
      visibility: 'hidden',
      selectors: { [live]: { visibility: 'visible' } },
    },
  },
})

export const place = style({
  '@layer': {
    [page]: {
      minInlineSize: 52,
      textAlign: 'center',
      fontSize: rem(15),
      fontVariantNumeric: 'tabular-nums',
      color: vars.color.textSoft,
    },
  },
})

// Side by side or one above the other, the row is as high as its tallest slide: nothing moves when scripts arrive.
export const slides = style({
  '@layer': {
    [page]: {
      ...oneCell,
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: '100%',
      overflowX: 'auto',
      scrollSnapType: 'x mandatory',
      scrollbarWidth: 'none',
      selectors: { [live]: { overflowX: 'visible' } },
    },
  },
})
