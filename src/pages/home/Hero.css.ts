import { globalStyle, style } from '@vanilla-extract/css'
import { belowTablet, belowWide } from '../../styles/breakpoints.ts'
import { page } from '../../styles/layers.css.ts'
import { vars } from '../../styles/vars.css.ts'

const gap = 'clamp(26px, 3vw, 44px)'

export const hero = style({
  '@layer': {
    [page]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: vars.space.gutter,
      alignItems: 'end',
      paddingBlock: 'clamp(52px, 6.2vw, 92px) clamp(36px, 4.4vw, 64px)',
    },
  },
})

export const title = style({ '@layer': { [page]: { gridColumn: '1 / -1' } } })

export const lead = style({
  '@layer': {
    [page]: {
      gridColumn: '1 / 8',
      marginBlockStart: gap,
      '@media': { [belowWide]: { gridColumn: '1 / -1' } },
    },
  },
})

export const actions = style({
  '@layer': {
    [page]: {
      gridColumn: '8 / -1',
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: 12,
      marginBlockStart: gap,
      '@media': { [belowWide]: { gridColumn: '1 / -1', justifyContent: 'flex-start', marginBlockStart: 26 } },
    },
  },
})
globalStyle(`${actions} > a`, { '@layer': { [page]: { '@media': { [belowTablet]: { flex: '1 1 auto' } } } } })
