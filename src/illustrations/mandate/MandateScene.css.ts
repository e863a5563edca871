import { belowTablet } from '../../styles/breakpoints.ts'
import { scenic } from '../parts/layer.ts'

/** The batch hangs lower than the mandate that it cites. */
export const windows = scenic({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)',
  alignItems: 'end',
  gap: 20,
  inlineSize: '100%',
  maxInlineSize: 720,
  marginInline: 'auto',
  '@media': { [belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 } },
})
