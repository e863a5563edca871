import { globalStyle, style } from '@vanilla-extract/css'
import { belowWide, print } from '../../styles/breakpoints.ts'
import { page } from '../../styles/layers.css.ts'
import { rem } from '../../styles/rem.ts'
import { vars } from '../../styles/vars.css.ts'

const { color, space } = vars

export const header = style({
  '@layer': {
    [page]: { paddingBlockStart: 'clamp(36px, 4.2vw, 64px)', '@media': { [print]: { padding: 0 } } },
  },
})

export const facts = style({
  '@layer': {
    [page]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '4px 28px',
      marginBlock: '28px 40px',
      fontSize: rem(15),
      color: color.textMuted,
    },
  },
})
globalStyle(`${facts} time`, { '@layer': { [page]: { fontWeight: 560, color: color.text } } })

export const columns = style({
  '@layer': {
    [page]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(12, 1fr)',
      columnGap: space.gutter,
      paddingBlock: `44px ${space.section}`,
      borderBlockStart: `1px solid ${color.line}`,
      '@media': { [print]: { display: 'block', padding: 0, border: 0 } },
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

export const publisher = style({ '@layer': { [page]: { marginBlockEnd: 44 } } })
