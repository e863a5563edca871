import { inside, scenic } from '../parts/layer.ts'

export const findings = scenic({ whiteSpace: 'nowrap' })
inside(`${findings} > *`, { paddingBlock: 8 })
