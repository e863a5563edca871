import { inside, scenic } from '../../../../components/illustrations/parts/layer.ts'
import { belowTablet } from '../../../../components/styles/breakpoints.ts'
import { rem } from '../../../../components/styles/rem.ts'
import { vars } from '../../../../components/styles/vars.css.ts'

export const window = scenic({ inlineSize: '100%', maxInlineSize: 640, marginInline: 'auto' })

const { color } = vars
const rowHeight = 48
/** What the present takes between two routines. */
const pause = 14
const point = 11

export const timeline = scenic({
  paddingBlock: 6,
  paddingInline: 18,
  whiteSpace: 'nowrap',
  '@media': { [belowTablet]: { paddingInline: 14, fontSize: rem(13) } },
})

/** A routine; how far it is, its `data-tone` says. */
export const task = scenic({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `38px ${point}px 1fr auto`,
  alignItems: 'center',
  columnGap: 16,
  blockSize: rowHeight,
  '@media': { [belowTablet]: { columnGap: 12 } },
})
inside(`${task} > span:first-of-type`, {
  fontWeight: 500,
  // A language of long words takes two lines where there is no room for its title and its state in one.
  '@media': { [belowTablet]: { whiteSpace: 'normal', lineHeight: 1.25 } },
})
inside(`${task} span > small`, { marginInlineStart: 8, '@media': { [belowTablet]: { display: 'none' } } })

// Each routine has its point on the line of time, and the stretch of that line up to the next one.
inside(`${task} i`, {
  position: 'relative',
  blockSize: point,
  borderRadius: '50%',
  color: color.positive,
  boxShadow: 'inset 0 0 0 2px',
})
inside(`${task}:not(:last-child) i::after`, {
  content: '""',
  position: 'absolute',
  insetBlockStart: point + 3,
  insetInlineStart: (point - 2) / 2,
  blockSize: rowHeight - point - 6,
  borderInlineStart: '2px solid',
})

inside(`${task}[data-tone="positive"] i`, { backgroundColor: 'currentColor' })
inside(`${task}[data-tone="waiting"] i`, { color: color.action })
inside(`${task}[data-tone="waiting"] i::after`, {
  color: color.lineStrong,
  borderInlineStartStyle: 'dotted',
  blockSize: rowHeight + pause - point - 6,
})
inside(`${task}[data-tone="waiting"] + *`, { marginBlockStart: pause })
inside(`${task}[data-tone="neutral"] i`, { color: color.lineStrong })

/** The present, across the line of time. */
export const now = scenic({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: -pause / 2 - 8,
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  fontSize: rem(12),
  lineHeight: '16px',
  fontWeight: 560,
  color: color.text,
  '::after': { content: '""', flex: 1, borderBlockStart: `1px solid ${color.lineStrong}` },
})
