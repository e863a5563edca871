import { globalStyle, style } from '@vanilla-extract/css'
import { belowTablet, belowWide } from '../../styles/breakpoints.ts'
import { page } from '../../styles/layers.css.ts'
import { vars } from '../../styles/vars.css.ts'

const rule = `1px solid ${vars.color.line}`

export const title = style({ '@layer': { [page]: { maxInlineSize: 880 } } })

export const grid = style({
  '@layer': {
    [page]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      marginBlockStart: 56,
      borderBlockStart: rule,
      borderInlineStart: rule,
      '@media': {
        [belowWide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        [belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)', marginBlockStart: 36 },
      },
    },
  },
})

export const cell = style({
  '@layer': {
    [page]: {
      position: 'relative',
      padding: '26px 26px 28px',
      borderBlockEnd: rule,
      borderInlineEnd: rule,
      transition: `background-color ${vars.motion.move}`,
      ':hover': { backgroundColor: vars.color.wash },
      '@media': {
        [belowTablet]: {
          display: 'grid',
          gridTemplateColumns: '56px minmax(0, 1fr)',
          columnGap: 20,
          padding: '22px 20px',
        },
      },
    },
  },
})
globalStyle(`${cell} > svg`, {
  '@layer': {
    [page]: { '@media': { [belowTablet]: { inlineSize: 56, blockSize: 56, gridRow: '1 / 3' } } },
  },
})
globalStyle(`${cell} a::after`, { '@layer': { [page]: { content: '""', position: 'absolute', inset: 0 } } })

export const name = style({
  '@layer': {
    [page]: { marginBlock: '44px 8px', '@media': { [belowTablet]: { marginBlock: '0 4px' } } },
  },
})
