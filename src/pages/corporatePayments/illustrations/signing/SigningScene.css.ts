import { inside, scenic } from '../../../../components/illustrations/parts/layer.ts'
import { decided } from '../../../../components/illustrations/parts/parts.css.ts'
import { belowAmple } from '../../../../components/illustrations/parts/room.ts'
import { belowDesktop, belowTablet, fromTablet } from '../../../../components/styles/breakpoints.ts'
import { rem } from '../../../../components/styles/rem.ts'
import { vars } from '../../../../components/styles/vars.css.ts'
import { listed } from './breakdown.ts'
import { withoutList } from './room.ts'

const { color } = vars

export const list = scenic({
  borderInlineEnd: `1px solid ${color.line}`,
  '@media': { [withoutList]: { display: 'none' } },
})

inside(`${list} p`, {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  rowGap: 3,
  padding: '12px 18px',
  borderBlockEnd: `1px solid ${color.line}`,
  whiteSpace: 'nowrap',
})
inside(`${list} small`, { gridColumn: '1 / -1' })
inside(`${list} p:first-child`, {
  position: 'relative',
  backgroundColor: color.wash,
})
inside(`${list} p:first-child::before`, {
  content: '""',
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: 3,
  backgroundColor: color.action,
})
inside(`${decided} ${list} p:first-child::before`, { backgroundColor: color.positive })
inside(`${list} p:last-child`, { borderBlockEnd: 0, whiteSpace: 'normal' })

export const window = scenic({
  marginInline: 32,
  '@media': {
    [belowAmple]: { marginInline: 0 },
    [belowDesktop]: { marginInline: -16 },
    [belowTablet]: { marginInline: 0 },
  },
})

export const date = scenic({
  marginInlineStart: 8,
  '@media': { [belowTablet]: { display: 'none' } },
})

export const columns = scenic({
  display: 'grid',
  gridTemplateColumns: '300px minmax(0, 1fr)',
  '@media': {
    [belowAmple]: { gridTemplateColumns: '236px minmax(0, 1fr)' },
    [withoutList]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

export const transfers = scenic({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto auto auto',
  columnGap: 22,
  borderBlockStart: `1px solid ${vars.color.line}`,
  whiteSpace: 'nowrap',
  '@media': {
    [belowAmple]: { gridTemplateColumns: '1fr auto auto', columnGap: 16 },
    [belowTablet]: { gridTemplateColumns: '1fr auto' },
  },
})

// One grid for all rows; the last two columns count from the end, so that the row without an account falls in line.
inside(`${transfers} > *`, {
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  padding: '9px 18px',
})
inside(`${transfers} > * > *`, { marginInlineStart: 0 })
inside(`${transfers} > * > span`, { gridColumn: -3, justifySelf: 'end', fontWeight: 500 })
inside(`${transfers} > * > span + span`, { gridColumn: -2 })
inside(`${transfers} small`, { '@media': { [belowAmple]: { display: 'none' } } })
inside(`${transfers} > * > span`, { '@media': { [belowTablet]: { gridColumn: -2 } } })
inside(`${transfers} > * > span + span`, { '@media': { [belowTablet]: { display: 'none' } } })

// The last row stands for what a phone has no room for; the row before it for what is left out elsewhere.
inside(`${transfers} > :last-child`, { '@media': { [fromTablet]: { display: 'none' } } })
inside(`${transfers} > :nth-child(n + ${listed.narrow + 1}):not(:last-child)`, {
  '@media': { [belowTablet]: { display: 'none' } },
})

// The gap is longer than the path, so that no round cap shows before the pen touches the paper.
export const ink = scenic({ strokeDasharray: '1 2', strokeDashoffset: 1.02 })

inside(`${decided} ${ink} path`, { strokeDashoffset: 0, transition: 'stroke-dashoffset 0.5s ease-in-out' })
inside(`${decided} ${ink} path + path`, { transition: 'stroke-dashoffset 0.2s ease-out 0.5s' })

const { motion } = vars

export const signers = scenic({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: 20,
  fontSize: rem(12.5),
  lineHeight: 1.25,
  whiteSpace: 'nowrap',
  '@media': { [belowTablet]: { flex: 'auto' } },
})

const person = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  columnGap: 10,
  minInlineSize: 130,
}
export const signer = scenic(person)
export const awaited = scenic(person)

// The line to sign on.
inside(`${signers} svg`, {
  gridColumn: '1 / -1',
  blockSize: 34,
  marginBlockStart: 3,
  borderBlockEnd: `1px dashed ${color.lineStrong}`,
})
inside(`${decided} ${awaited} > :first-child`, {
  backgroundColor: color.positive,
  boxShadow: 'none',
  color: color.onPositive,
  transition: `background-color ${motion.quick}`,
})

export const head = scenic({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '10px 20px',
  padding: '14px 18px',
})

export const change = scenic({
  color: vars.color.textSoft,
  '@media': { [belowTablet]: { display: 'none' } },
})

// On a phone the decision is as wide as the window.
export const detail = scenic({ minInlineSize: 0 })
inside(`${detail} > :last-child > :last-child`, { '@media': { [belowTablet]: { flex: 'auto' } } })

export const undo = scenic({ marginInlineStart: 14, fontWeight: 400 })
