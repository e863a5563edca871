import { belowTablet } from '../../styles/breakpoints.ts'
import { rem } from '../../styles/rem.ts'
import { vars } from '../../styles/vars.css.ts'
import { inside, scenic } from '../parts/layer.ts'

export const sum = scenic({
  display: 'grid',
  gridTemplateColumns: 'auto auto auto',
  justifyContent: 'space-between',
  flex: 1,
  whiteSpace: 'nowrap',
  '@media': {
    [belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyContent: 'stretch', rowGap: 3 },
  },
})
inside(`${sum} p`, {
  display: 'grid',
  justifyItems: 'end',
  rowGap: 1,
  '@media': { [belowTablet]: { display: 'flex', justifyContent: 'space-between', gap: 12 } },
})
inside(`${sum} p:first-child`, { justifyItems: 'start' })
inside(`${sum} small`, { fontSize: rem(12.5) })
inside(`${sum} p:last-child b::before`, {
  content: '"="',
  marginInlineEnd: 10,
  fontWeight: 400,
  color: vars.color.textMuted,
})
// On a phone the sum is written out, one amount under the other: a rule stands for the equals sign.
inside(`${sum} p:last-child`, {
  '@media': {
    [belowTablet]: { paddingBlockStart: 4, borderBlockStart: `1px solid ${vars.color.lineStrong}` },
  },
})
inside(`${sum} p:last-child b::before`, { '@media': { [belowTablet]: { content: 'none' } } })
