import { belowWide } from '../../components/styles/breakpoints.ts'
import { globalPageStyle, pageStyle } from '../../components/styles/layerStyles.ts'
import { rem } from '../../components/styles/rem.ts'
import { vars } from '../../components/styles/vars.css.ts'

const { color } = vars

export const row = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: vars.space.gutter,
  rowGap: 32,
  paddingBlock: 'clamp(32px, 4vw, 56px) clamp(40px, 5.4vw, 80px)',
  borderBlockStart: `2px solid ${color.text}`,
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
})

const wholeLine = { '@media': { [belowWide]: { gridColumn: '1 / -1' } } }

export const client = pageStyle({
  gridColumn: '1 / 4',
  display: 'grid',
  alignContent: 'start',
  gap: 6,
  ...wholeLine,
})

export const words = pageStyle({ gridColumn: '4 / -1', ...wholeLine })

export const quote = pageStyle({
  fontFamily: vars.font.display,
  fontSize: 'clamp(1.625rem, 2.9vw, 2.625rem)',
  fontWeight: 480,
  lineHeight: 1.16,
  letterSpacing: '-0.028em',
  textWrap: 'pretty',
})

export const author = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 12,
  marginBlockStart: 24,
  fontSize: rem(16),
})
globalPageStyle(`${author} > b`, { fontWeight: 560 })
globalPageStyle(`${author} > span`, { color: color.textSoft })

export const more = pageStyle({
  gridColumn: '4 / 11',
  display: 'grid',
  justifyItems: 'start',
  gap: 8,
  ...wholeLine,
})
