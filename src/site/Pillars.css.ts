import { style } from '@vanilla-extract/css'
import { belowTablet, belowWide } from '../theme/breakpoints.ts'
import { site } from '../theme/layers.css.ts'
import { vars } from '../theme/vars.css.ts'

export const title = style({
  '@layer': { [site]: { maxInlineSize: '15em', marginBlockEnd: 36, fontSize: 40 } },
})

export const pillars = style({
  '@layer': {
    [site]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(5, 1fr)',
      borderBlockStart: `2px solid ${vars.color.text}`,
      selectors: { '&[data-count="3"]': { gridTemplateColumns: 'repeat(3, 1fr)' } },
      '@media': {
        [belowWide]: { gridTemplateColumns: '1fr 1fr' },
        [belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      },
    },
  },
})

export const pillar = style({
  '@layer': {
    [site]: {
      display: 'grid',
      alignContent: 'start',
      gap: 10,
      padding: '24px 22px 0',
      borderInlineStart: `1px solid ${vars.color.line}`,
      selectors: { '&:first-child': { paddingInlineStart: 0, border: 0 } },
      '@media': {
        [belowWide]: { border: 0, padding: '20px 16px 20px 0' },
        [belowTablet]: {
          padding: '18px 0',
          selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
        },
      },
    },
  },
})
