import { globalStyle, style } from '@vanilla-extract/css'
import { belowWide } from '../../styles/breakpoints.ts'
import { page } from '../../styles/layers.css.ts'
import { rem } from '../../styles/rem.ts'
import { vars } from '../../styles/vars.css.ts'

const { color } = vars

export const row = style({
  '@layer': {
    [page]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: vars.space.gutter,
      rowGap: 32,
      paddingBlock: 'clamp(32px, 4vw, 56px) clamp(40px, 5.4vw, 80px)',
      borderBlockStart: `2px solid ${color.text}`,
      selectors: { '&:last-child': { paddingBlockEnd: 0 } },
    },
  },
})

const wholeLine = { '@media': { [belowWide]: { gridColumn: '1 / -1' } } }

export const client = style({
  '@layer': {
    [page]: { gridColumn: '1 / 4', display: 'grid', alignContent: 'start', gap: 6, ...wholeLine },
  },
})

export const words = style({ '@layer': { [page]: { gridColumn: '4 / -1', ...wholeLine } } })

export const quote = style({
  '@layer': {
    [page]: {
      fontFamily: vars.font.display,
      fontSize: 'clamp(1.625rem, 2.9vw, 2.625rem)',
      fontWeight: 480,
      lineHeight: 1.16,
      letterSpacing: '-0.028em',
      textWrap: 'pretty',
    },
  },
})

export const author = style({
  '@layer': {
    [page]: { display: 'flex', flexWrap: 'wrap', columnGap: 12, marginBlockStart: 24, fontSize: rem(16) },
  },
})
globalStyle(`${author} > b`, { '@layer': { [page]: { fontWeight: 560 } } })
globalStyle(`${author} > span`, { '@layer': { [page]: { color: color.textSoft } } })

export const more = style({
  '@layer': {
    [page]: {
      gridColumn: '4 / 11',
      display: 'grid',
      justifyItems: 'start',
      gap: 8,
      ...wholeLine,
    },
  },
})
