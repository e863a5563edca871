import { style } from '@vanilla-extract/css'
import { belowTablet, belowWide, print } from '../../styles/breakpoints.ts'
import { page } from '../../styles/layers.css.ts'
import { vars } from '../../styles/vars.css.ts'

export const head = style({
  '@layer': {
    [page]: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'end',
      gap: vars.space.gutter,
      marginBlockEnd: 44,
      '@media': {
        [belowTablet]: { flexDirection: 'column', alignItems: 'flex-start', marginBlockEnd: 30 },
        [print]: { display: 'none' },
      },
    },
  },
})

export const cards = style({
  '@layer': {
    [page]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, 1fr)',
      gap: vars.space.gutter,
      '@media': {
        [belowWide]: { gridTemplateColumns: '1fr 1fr' },
        [belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 36 },
        [print]: { display: 'none' },
      },
    },
  },
})
