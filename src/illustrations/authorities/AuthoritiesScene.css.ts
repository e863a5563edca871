import { belowTablet } from '../../styles/breakpoints.ts'
import { rem } from '../../styles/rem.ts'
import { inside, scenic } from '../parts/layer.ts'

export const window = scenic({ inlineSize: '100%', maxInlineSize: 680, marginInline: 'auto' })

export const legend = scenic({ display: 'flex', gap: 14, whiteSpace: 'nowrap' })
inside(`${legend} > span`, { display: 'flex', alignItems: 'center', gap: 6 })
inside(`${legend} svg`, { inlineSize: 15, blockSize: 15, strokeWidth: 1.4 })

export const change = scenic({
  marginInlineStart: 'auto',
  '@media': { [belowTablet]: { marginInlineStart: 0, fontSize: rem(12.5) } },
})
