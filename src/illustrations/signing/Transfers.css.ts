import { belowTablet, fromTablet } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/vars.css.ts'
import { inside, scenic } from '../parts/layer.ts'
import { belowAmple } from '../parts/room.ts'
import { listed } from './breakdown.ts'

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
