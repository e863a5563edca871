import { pageStyle } from '../../../components/styles/layerStyles.ts'
import { rem } from '../../../components/styles/rem.ts'
import { vars } from '../../../components/styles/vars.css.ts'

const { color } = vars

export const figure = pageStyle({ display: 'grid', gap: 10, minInlineSize: 0 })
export const caption = pageStyle({
  fontSize: rem(14.5),
  lineHeight: 1.45,
  color: color.textSoft,
  fontVariantNumeric: 'tabular-nums',
})
export const title = pageStyle({ display: 'block', color: color.text, fontWeight: 560 })

export const chart = pageStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: 132,
  borderBlockEnd: `1px solid ${color.lineStrong}`,
  overflow: 'visible',
})
export const area = pageStyle({ fill: color.mist })
export const line = pageStyle({
  fill: 'none',
  stroke: color.positive,
  strokeWidth: 1.75,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
})
/** Below it the account is overdrawn. */
export const zero = pageStyle({
  fill: 'none',
  stroke: color.accent,
  strokeWidth: 1,
  strokeDasharray: '4 4',
  vectorEffect: 'non-scaling-stroke',
})
export const ends = pageStyle({
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: rem(13.5),
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})
export const details = pageStyle({ fontSize: rem(14.5) })
export const open = pageStyle({
  inlineSize: 'fit-content',
  paddingBlock: 6,
  color: color.accent,
  cursor: 'pointer',
})
export const table = pageStyle({
  maxBlockSize: 320,
  maxInlineSize: 480,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
})
