import { style } from '@vanilla-extract/css'
import { belowWide, print } from '../../styles/breakpoints.ts'
import { page } from '../../styles/layers.css.ts'
import { vars } from '../../styles/vars.css.ts'

export const columns = style({
  '@layer': {
    [page]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(12, 1fr)',
      columnGap: vars.space.gutter,
      paddingBlock: 'clamp(40px, 5vw, 72px) 0',
      '@media': { [print]: { display: 'block', paddingBlock: '14pt 0' } },
    },
  },
})

export const main = style({
  '@layer': {
    [page]: {
      gridColumn: '4 / 10',
      minInlineSize: 0,
      '@media': { [belowWide]: { gridColumn: '1 / -1', maxInlineSize: 740 } },
    },
  },
})
