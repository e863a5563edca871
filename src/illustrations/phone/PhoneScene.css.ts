import { belowTablet } from '../../styles/breakpoints.ts'
import { inside, scenic } from '../parts/layer.ts'

// The content reaches the edges of the plate, so that the phone behind runs over the lower one.
export const phones = scenic({
  display: 'flex',
  justifyContent: 'space-evenly',
  alignItems: 'center',
  blockSize: 500,
  margin: '-36px -48px',
  paddingInline: 'max(0px, 50% - 360px)',
  '@media': { [belowTablet]: { blockSize: 'auto', margin: 0 } },
})

inside(`${phones} > :first-child`, {
  alignSelf: 'start',
  marginBlockStart: 96,
  '@media': { [belowTablet]: { display: 'none' } },
})
