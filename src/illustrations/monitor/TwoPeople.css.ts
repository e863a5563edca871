import { belowTablet, fromTablet } from '../../styles/breakpoints.ts'
import { rem } from '../../styles/rem.ts'
import { vars } from '../../styles/vars.css.ts'
import { inside, scenic } from '../parts/layer.ts'

export const people = scenic({
  display: 'flex',
  gap: 10,
  fontSize: rem(12.5),
  lineHeight: 1.25,
  whiteSpace: 'nowrap',
  '@media': { [belowTablet]: { flexWrap: 'wrap', gap: '8px 14px' } },
})
inside(`${people} p`, { display: 'flex', alignItems: 'center', gap: 10 })
inside(`${people} p + p::before`, {
  '@media': {
    [fromTablet]: {
      content: '""',
      inlineSize: 44,
      borderBlockStart: `2px solid ${vars.color.lineStrong}`,
    },
  },
})
