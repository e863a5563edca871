import { belowTablet } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/vars.css.ts'
import { statement } from '../cast.ts'
import { inside, scenic } from '../parts/layer.ts'
import { headHeight, rowHeight } from './matches.ts'

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
