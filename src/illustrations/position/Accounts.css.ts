import { fallbackVar } from '@vanilla-extract/css'
import { belowDesktop, belowWide } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/vars.css.ts'
import { inside, scenic } from '../parts/layer.ts'
import { belowRoomy } from '../parts/room.ts'
import { coveredEnd } from './PositionScene.css.ts'

export const accounts = scenic({
  paddingInlineEnd: fallbackVar(coveredEnd, '0px'),
  borderBlockStart: `1px solid ${vars.color.line}`,
  whiteSpace: 'nowrap',
  '@media': { [belowDesktop]: { display: 'none' } },
})
inside(`${accounts} :is(b, small)`, {
  inlineSize: 150,
  '@media': { [belowRoomy]: { inlineSize: 'auto' } },
})
inside(`${accounts} b`, { '@media': { [belowRoomy]: { inlineSize: 130 } } })
inside(`${accounts} small + small`, { '@media': { [belowRoomy]: { display: 'none' } } })
// Where the plate is lower, the last row would only show its upper edge.
inside(`${accounts} > :last-child`, { '@media': { [belowWide]: { display: 'none' } } })
