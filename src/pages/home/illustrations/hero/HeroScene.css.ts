import { inside, scenic } from '../../../../components/illustrations/parts/layer.ts'
import { belowRoomy } from '../../../../components/illustrations/parts/room.ts'
import { coveredEnd, coveredFoot } from '../../../../components/illustrations/position/PositionScene.css.ts'
import { belowDesktop, belowTablet } from '../../../../components/styles/breakpoints.ts'

const overlap = 28

// Wide, the first window runs on below the plate's edge and the second lies over its end; narrow, they stack.
export const windows = scenic({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 420px',
  alignItems: 'start',
  blockSize: 596,
  paddingInline: 16,
  vars: { [coveredEnd]: `${overlap}px`, [coveredFoot]: '40px' },
  '@media': {
    [belowRoomy]: {
      gridTemplateColumns: 'minmax(0, 1fr) 340px',
      blockSize: 560,
      marginInline: -24,
      paddingInline: 0,
    },
    [belowDesktop]: {
      display: 'block',
      blockSize: 'auto',
      marginInline: 0,
      vars: { [coveredEnd]: '0px' },
    },
  },
})

inside(`${windows} > :first-child`, {
  marginBlockStart: 44,
  marginInlineEnd: -overlap,
  '@media': {
    [belowRoomy]: { marginBlockStart: 12 },
    [belowDesktop]: { marginBlockStart: 0, marginInlineEnd: 0 },
  },
})
// Not the last one: while a page still arrives, nothing is known to be the last.
inside(`${windows} > :nth-child(2)`, {
  marginBlockStart: 118,
  '@media': {
    [belowRoomy]: { marginBlockStart: 96 },
    [belowDesktop]: { inlineSize: 440, marginBlockStart: -36, marginInlineStart: 'auto' },
    [belowTablet]: { inlineSize: 'auto', marginInlineStart: 20 },
  },
})
