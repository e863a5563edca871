import { belowTablet } from '../../styles/breakpoints.ts'
import { inside, scenic } from '../parts/layer.ts'

export const findings = scenic({
  whiteSpace: 'nowrap',
  '@media': { [belowTablet]: { whiteSpace: 'normal' } },
})
inside(`${findings} > *`, { paddingBlock: 8 })
