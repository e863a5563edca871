import { belowTablet } from '../../styles/breakpoints.ts'
import { rem } from '../../styles/rem.ts'
import { vars } from '../../styles/vars.css.ts'
import { statement } from '../cast.ts'
import { inside, scenic } from '../parts/layer.ts'
import { belowRoomy } from '../parts/room.ts'
import { headHeight, rowHeight } from './matches.ts'

const { color: rawStatementColor } = vars

export const raw = scenic({
  direction: 'ltr',
  padding: '14px 16px 13px',
  overflow: 'hidden',
  backgroundColor: rawStatementColor.night,
  color: rawStatementColor.nightSoft,
  fontFamily: vars.font.mono,
  fontSize: rem(12),
  lineHeight: 1.6,
  whiteSpace: 'pre',
  '@media': { [belowTablet]: { display: 'none' } },
})
inside(`${raw} i`, { fontStyle: 'normal', opacity: 0.72 })
inside(`${raw} b`, { fontWeight: 500, color: rawStatementColor.nightText })

const { color } = vars
const rule = `1px solid ${color.line}`

export const columns = scenic({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 44px minmax(0, 1fr)',
  '@media': { [belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr) 28px minmax(0, 1fr)' } },
})

export const strokes = scenic({
  inlineSize: '100%',
  blockSize: headHeight + statement.lines.length * rowHeight,
  borderInline: rule,
  backgroundColor: color.wash,
  fill: 'none',
  stroke: color.positive,
  strokeWidth: 1.8,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
})
inside(`${strokes} path`, { vectorEffect: 'non-scaling-stroke' })
export const open = scenic({ stroke: color.accent })
export const end = scenic({ stroke: color.accent, strokeWidth: 9, strokeLinecap: 'round' })

export const column = scenic({ minInlineSize: 0, whiteSpace: 'nowrap' })

inside(`${column} p`, {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 10,
  blockSize: rowHeight,
  padding: '8px 16px 0',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': {
    [belowRoomy]: { paddingInline: 12 },
    [belowTablet]: { flexDirection: 'column', gap: 0, paddingInline: 12, fontSize: rem(12.5) },
  },
})
inside(`${column} p:first-child`, {
  alignItems: 'center',
  blockSize: headHeight,
  paddingBlockStart: 0,
  fontSize: rem(13),
})
inside(`${column} p:first-child`, { '@media': { [belowTablet]: { flexDirection: 'row' } } })
inside(`${column} span:first-child`, { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' })
inside(`${column} span + span`, { fontWeight: 500, '@media': { [belowTablet]: { alignSelf: 'end' } } })
inside(`${column} span small`, { display: 'block', fontSize: rem(12) })
inside(`${column} span small`, { '@media': { [belowTablet]: { display: 'none' } } })
inside(`${column} p:first-child small`, { '@media': { [belowTablet]: { display: 'none' } } })
