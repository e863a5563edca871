import { belowTablet } from '../../styles/breakpoints.ts'
import { inside, scenic } from '../parts/layer.ts'

export const window = scenic({ inlineSize: '100%', maxInlineSize: 560, marginInline: 'auto' })

export const slip = scenic({ whiteSpace: 'nowrap' })
inside(`${slip} > *`, { paddingBlock: 11 })

export const credited = scenic({ '@media': { [belowTablet]: { display: 'none' } } })
