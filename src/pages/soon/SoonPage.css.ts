import { belowTablet } from '../../components/styles/breakpoints.ts'
import { globalPageStyle, pageStyle } from '../../components/styles/layerStyles.ts'
import { rem } from '../../components/styles/rem.ts'
import { vars } from '../../components/styles/vars.css.ts'

export const soon = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, 1fr)',
  columnGap: vars.space.gutter,
  alignItems: 'center',
  minBlockSize: 'min(760px, 78vh)',
  paddingBlock: 48,
})

export const words = pageStyle({
  gridColumn: '1 / 7',
  gridRow: 1,
  display: 'grid',
  justifyItems: 'start',
  gap: 26,
  '@media': { [belowTablet]: { gridColumn: '1 / -1', gridRow: 2 } },
})
globalPageStyle(`${words} p a`, {
  color: vars.color.accent,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
})

export const elsewhere = pageStyle({
  justifySelf: 'stretch',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 22px',
  paddingBlockStart: 18,
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: rem(15.5),
  fontWeight: 560,
  color: vars.color.accent,
})

export const rosette = pageStyle({
  gridColumn: '7 / -1',
  '@media': { [belowTablet]: { gridColumn: '2 / 12' } },
})
globalPageStyle(`${rosette} img`, { inlineSize: '100%', blockSize: 'auto' })
