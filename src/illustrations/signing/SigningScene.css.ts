import { belowDesktop, belowTablet } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/vars.css.ts'
import { decided } from '../parts/LiveScene.css.ts'
import { inside, scenic } from '../parts/layer.ts'
import { belowAmple } from '../parts/room.ts'
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
