import { inside, scenic } from '../../../../components/illustrations/parts/layer.ts'
import { belowTablet } from '../../../../components/styles/breakpoints.ts'
import { rem } from '../../../../components/styles/rem.ts'
import { vars } from '../../../../components/styles/vars.css.ts'
import { footHeight, headHeight, rowHeight } from './drawing.ts'
import { instruments } from './instruments.ts'

const { color } = vars

// Time runs from left to right in every language.
export const bars = scenic({
  direction: 'ltr',
  inlineSize: '100%',
  blockSize: headHeight + instruments.length * rowHeight + footHeight,
  overflow: 'visible',
  fill: color.textMuted,
  fontSize: rem(12.5),
  '@media': { [belowTablet]: { fontSize: rem(12) } },
})

export const rule = scenic({ stroke: color.line })
export const owed = scenic({ stroke: color.text, strokeWidth: 1.2, strokeOpacity: 0.8 })
export const owned = scenic({ stroke: color.positive, strokeWidth: 1.3 })
export const alert = scenic({ stroke: color.accent, strokeWidth: 1.6 })
export const point = scenic({ fill: color.accent })
export const day = scenic({ textAnchor: 'middle' })
inside(`${bars} ${day}`, { fill: color.accent, fontWeight: 560 })

export const names = scenic({
  display: 'grid',
  gridAutoRows: rowHeight,
  alignItems: 'center',
  marginBlockStart: headHeight,
  '@media': { [belowTablet]: { fontSize: rem(12.5), lineHeight: 1.15 } },
})
inside(`${names} small`, { display: 'flex', justifyContent: 'space-between', fontSize: rem(12.5) })
inside(`${names} span`, { whiteSpace: 'nowrap', '@media': { [belowTablet]: { display: 'none' } } })

export const window = scenic({ inlineSize: '100%', maxInlineSize: 680, marginInline: 'auto' })

export const schedule = scenic({
  display: 'grid',
  gridTemplateColumns: '168px minmax(0, 1fr)',
  columnGap: 20,
  padding: '16px 18px 12px',
  '@media': {
    [belowTablet]: { gridTemplateColumns: '108px minmax(0, 1fr)', columnGap: 10, padding: '14px 18px 10px' },
  },
})
