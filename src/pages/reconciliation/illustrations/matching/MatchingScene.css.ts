import { inside, scenic } from '../../../../components/illustrations/parts/layer.ts'
import { decided } from '../../../../components/illustrations/parts/parts.css.ts'
import { belowTablet } from '../../../../components/styles/breakpoints.ts'
import { vars } from '../../../../components/styles/vars.css.ts'
import { height } from './slip.ts'

const { color } = vars

export const columns = scenic({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 44px minmax(0, 1fr)',
  '@media': { [belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr) 28px minmax(0, 1fr)' } },
})
// The foot has the line that ends the last row; the closing balance is no line to be matched.
inside(`${columns} p:last-child`, { borderBlockEnd: 0 })
inside(`${columns} > div > p`, {
  paddingInline: 18,
  '@media': { [belowTablet]: { paddingInline: 12, paddingBlockEnd: 6 } },
})
inside(`${columns} > :first-child > p:last-child`, { color: color.textMuted })

export const strokes = scenic({
  inlineSize: '100%',
  blockSize: height,
  borderInline: `1px solid ${color.line}`,
  backgroundColor: color.wash,
  fill: 'none',
  stroke: color.positive,
  strokeWidth: 1.8,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
})
inside(`${strokes} path`, { vectorEffect: 'non-scaling-stroke' })

const loose = { stroke: color.accent, selectors: { [`${decided} &`]: { visibility: 'hidden' } } } as const
export const open = scenic(loose)
export const end = scenic({ ...loose, strokeWidth: 9, strokeLinecap: 'round' })

// Stretched strokes are dashed in screen pixels, which no path length can count: this one is uncovered instead.
export const slip = scenic({
  clipPath: 'inset(-9px 100% -9px 0)',
  selectors: {
    [`${decided} &`]: { clipPath: 'inset(-9px -9px -9px 0)', transition: 'clip-path 0.5s ease-in-out' },
  },
})

export const undo = scenic({ marginInlineStart: 14, fontWeight: 400 })

export const note = scenic({
  color: vars.color.textSoft,
  '@media': { [belowTablet]: { display: 'none' } },
})

export const foot = scenic({ minInlineSize: 0 })
inside(`${foot} > *`, { whiteSpace: 'nowrap' })

export const window = scenic({ inlineSize: '100%', maxInlineSize: 700, marginInline: 'auto' })
