import { belowTablet } from '../../styles/breakpoints.ts'
import { scenic } from '../parts/layer.ts'

export const window = scenic({ inlineSize: '100%', maxInlineSize: 680, marginInline: 'auto' })

export const schedule = scenic({
  display: 'grid',
  gridTemplateColumns: '168px minmax(0, 1fr)',
  columnGap: 20,
  padding: '16px 18px 12px',
  '@media': {
    [belowTablet]: { gridTemplateColumns: '108px minmax(0, 1fr)', columnGap: 10, padding: '14px 18px 10px' },
  },
})
