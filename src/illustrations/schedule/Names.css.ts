import { belowTablet } from '../../styles/breakpoints.ts'
import { rem } from '../../styles/rem.ts'
import { inside, scenic } from '../parts/layer.ts'
import { headHeight, rowHeight } from './drawing.ts'

export const names = scenic({
  display: 'grid',
  gridAutoRows: rowHeight,
  alignItems: 'center',
  marginBlockStart: headHeight,
  '@media': { [belowTablet]: { fontSize: rem(12.5), lineHeight: 1.15 } },
})
inside(`${names} small`, { display: 'flex', justifyContent: 'space-between', fontSize: rem(12.5) })
inside(`${names} span`, { whiteSpace: 'nowrap', '@media': { [belowTablet]: { display: 'none' } } })
