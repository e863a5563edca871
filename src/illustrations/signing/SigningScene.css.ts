import { belowDesktop, belowTablet } from '../../styles/breakpoints.ts'
import { scenic } from '../parts/layer.ts'
import { belowAmple } from '../parts/room.ts'
import { withoutList } from './room.ts'

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
