import { style } from '@vanilla-extract/css'
import { belowTablet, belowWide } from '../../styles/breakpoints.ts'
import { page } from '../../styles/layers.css.ts'
import { vars } from '../../styles/vars.css.ts'

export const banner = style({ '@layer': { [page]: { paddingBlockStart: 'clamp(44px, 5vw, 80px)' } } })
export const title = style({ '@layer': { [page]: { maxInlineSize: 1000 } } })
export const lead = style({ '@layer': { [page]: { maxInlineSize: 640, marginBlockStart: 22 } } })
export const articles = style({
  '@layer': { [page]: { paddingBlock: `clamp(56px, 6vw, 88px) ${vars.space.section}` } },
})

export const grid = style({
  '@layer': {
    [page]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, 1fr)',
      gap: `56px ${vars.space.gutter}`,
      '@media': {
        [belowWide]: { gridTemplateColumns: '1fr 1fr' },
        [belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 40 },
      },
    },
  },
})
