import { belowWide, print } from '../styles/breakpoints.ts'
import { siteStyle } from '../styles/layerStyles.ts'
import { vars } from '../styles/vars.css.ts'

const wholeLine = { gridColumn: '1 / -1', gridRow: 'auto', paddingInline: 0 }
const mirror = '[data-mirrored="true"] > &'
const stacked = { ...wholeLine, selectors: { [mirror]: wholeLine } }

export const row = siteStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: vars.space.gutter,
  rowGap: 36,
  alignItems: 'center',
  selectors: { '& + &': { marginBlockStart: 'clamp(64px, 7vw, 104px)' } },
})

export const words = siteStyle({
  gridColumn: '1 / 6',
  paddingInlineEnd: 28,
  selectors: { [mirror]: { gridColumn: '8 / -1', paddingInline: '40px 0' } },
  '@media': { [belowWide]: stacked, [print]: stacked },
})

export const scene = siteStyle({
  gridColumn: '6 / -1',
  selectors: { [mirror]: { gridColumn: '1 / 8', gridRow: 1 } },
  '@media': { [belowWide]: stacked, [print]: stacked },
})

export const lead = siteStyle({ marginBlock: '22px 16px' })
export const more = siteStyle({ marginBlock: '30px 16px' })
