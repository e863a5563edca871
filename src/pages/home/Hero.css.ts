import { belowTablet, belowWide } from '../../components/styles/breakpoints.ts'
import { globalPageStyle, pageStyle } from '../../components/styles/layerStyles.ts'
import { vars } from '../../components/styles/vars.css.ts'

const gap = 'clamp(26px, 3vw, 44px)'

export const hero = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: vars.space.gutter,
  alignItems: 'end',
  paddingBlock: 'clamp(52px, 6.2vw, 92px) clamp(36px, 4.4vw, 64px)',
})

export const title = pageStyle({ gridColumn: '1 / -1' })

export const lead = pageStyle({
  gridColumn: '1 / 8',
  marginBlockStart: gap,
  '@media': { [belowWide]: { gridColumn: '1 / -1' } },
})

export const actions = pageStyle({
  gridColumn: '8 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 12,
  marginBlockStart: gap,
  '@media': { [belowWide]: { gridColumn: '1 / -1', justifyContent: 'flex-start', marginBlockStart: 26 } },
})
globalPageStyle(`${actions} > a`, { '@media': { [belowTablet]: { flex: '1 1 auto' } } })
