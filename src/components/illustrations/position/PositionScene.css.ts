import { createVar, fallbackVar } from '@vanilla-extract/css'
import { belowDesktop, belowTablet, belowWide } from '../../styles/breakpoints.ts'
import { rem } from '../../styles/rem.ts'
import { vars } from '../../styles/vars.css.ts'
import { inside, scenic } from '../parts/layer.ts'
import { belowRoomy } from '../parts/room.ts'

const { color } = vars
const rule = `1px solid ${color.line}`

/** How far another window reaches over this one: at its end edge, and at its foot. */
export const coveredEnd = createVar()
export const coveredFoot = createVar()

export const group = scenic({
  marginInlineStart: 8,
  '@media': { [belowTablet]: { display: 'none' } },
})

export const figures = scenic({
  display: 'grid',
  gridTemplateColumns: '1.5fr 1fr 1fr',
  borderBlockEnd: rule,
  '@media': {
    [belowRoomy]: { gridTemplateColumns: '1.4fr 1fr 1fr' },
    [belowTablet]: { gridTemplateColumns: '1fr 1fr' },
  },
})

export const figure = scenic({
  display: 'grid',
  alignContent: 'space-between',
  padding: '16px 18px 15px',
  borderInlineStart: rule,
  whiteSpace: 'nowrap',
  selectors: { '&:first-child': { borderInlineStart: 0 } },
  '@media': {
    [belowRoomy]: { paddingInline: 14, whiteSpace: 'normal' },
    [belowTablet]: {
      paddingBlock: '11px 10px',
      selectors: {
        '&:first-child': { gridColumn: '1 / -1', paddingBlock: '14px 12px', borderBlockEnd: rule },
        '&:nth-child(2)': { borderInlineStart: 0 },
      },
    },
  },
})
inside(`${figure} b`, {
  marginBlockStart: 5,
  fontSize: rem(19),
  lineHeight: 1.1,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'proportional-nums',
  whiteSpace: 'nowrap',
  '@media': { [belowRoomy]: { fontSize: rem(17) } },
})
inside(`${figure}:first-child b`, {
  fontSize: rem(27),
  '@media': { [belowRoomy]: { fontSize: rem(21) }, [belowTablet]: { fontSize: rem(27) } },
})

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
