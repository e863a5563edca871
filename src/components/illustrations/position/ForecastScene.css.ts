import { fallbackVar } from '@vanilla-extract/css'
import { belowDesktop, belowTablet } from '../../styles/breakpoints.ts'
import { rem } from '../../styles/rem.ts'
import { vars } from '../../styles/vars.css.ts'
import { inside, scenic } from '../parts/layer.ts'
import { drawForecast } from './chart.ts'
import { forecast } from './forecast.ts'
import { coveredEnd, coveredFoot } from './PositionScene.css.ts'

export const window = scenic({ inlineSize: '100%', maxInlineSize: 640, marginInline: 'auto' })

const { color } = vars
const { low } = drawForecast(forecast)
const place = { position: 'absolute', left: low?.inline, top: low?.block } as const

export const chart = scenic({
  paddingBlock: '16px 14px',
  paddingInlineStart: 18,
  paddingInlineEnd: `calc(18px + ${fallbackVar(coveredEnd, '0px')})`,
  '@media': {
    [belowDesktop]: { paddingBlockEnd: `calc(14px + ${fallbackVar(coveredFoot, '0px')})` },
    [belowTablet]: { paddingInline: 14 },
  },
})

export const legend = scenic({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 18,
  fontSize: rem(12.5),
  whiteSpace: 'nowrap',
  color: color.textSoft,
  '@media': { [belowTablet]: { columnGap: 12, fontSize: rem(12) } },
})
const key = {
  content: '""',
  display: 'inline-block',
  inlineSize: 10,
  blockSize: 10,
  marginInlineEnd: 6,
  borderRadius: 2,
} as const
export const inflowKey = scenic({ '::before': { ...key, backgroundColor: color.positive } })
export const outflowKey = scenic({ '::before': { ...key, backgroundColor: color.lineStrong } })
export const positionKey = scenic({
  '::before': { ...key, blockSize: 2, verticalAlign: 4, backgroundColor: color.text },
})

// Time runs from left to right in every language; the words keep their own direction.
export const plot = scenic({
  direction: 'ltr',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 10,
  rowGap: 7,
  marginBlockStart: 6,
  fontSize: rem(12),
  lineHeight: 1,
  color: color.textMuted,
})

// The lines of the levels stand two of the drawing's 6.6 millions apart, the lowest on its lower edge.
export const levels = scenic({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  blockSize: 'calc(100% * 6 / 6.6 + 12px)',
  alignSelf: 'end',
  marginBlockEnd: -6,
  textAlign: 'end',
  whiteSpace: 'nowrap',
})

export const field = scenic({
  position: 'relative',
  blockSize: 196,
  '@media': { [belowTablet]: { blockSize: 180 } },
})

export const drawing = scenic({
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  fill: 'none',
})
inside(`${drawing} path`, { vectorEffect: 'non-scaling-stroke' })
export const levelLines = scenic({ stroke: color.line })
export const threshold = scenic({ stroke: color.accent, strokeWidth: 1.4, strokeDasharray: '3 4' })
export const past = scenic({ stroke: color.text, strokeWidth: 2.2 })
export const expected = scenic({ stroke: color.text, strokeWidth: 2.2, strokeDasharray: '5 4' })
export const future = scenic({ fill: color.wash, opacity: 0.6 })

// The bars are strokes that stretch with the drawing.
const bar = { strokeWidth: 2.7, vectorEffect: 'none' } as const
export const inflows = scenic({ selectors: { [`${drawing} &`]: { ...bar, stroke: color.positive } } })
export const outflows = scenic({ selectors: { [`${drawing} &`]: { ...bar, stroke: color.lineStrong } } })

export const point = scenic({
  ...place,
  inlineSize: 13,
  blockSize: 13,
  margin: '-6.5px 0 0 -6.5px',
  border: `2.4px solid ${color.accent}`,
  borderRadius: '50%',
  backgroundColor: color.raised,
})

export const alert = scenic({
  ...place,
  marginBlockStart: 14,
  padding: '6px 9px 7px',
  borderRadius: 4,
  backgroundColor: color.action,
  color: color.onAction,
  fontSize: rem(12.5),
  fontWeight: 560,
  whiteSpace: 'nowrap',
  transform: 'translateX(-50%)',
  '@media': { [belowTablet]: { left: 'auto', right: 0, transform: 'none' } },
})

export const weeks = scenic({
  gridColumn: 2,
  display: 'grid',
  gridTemplateColumns: `repeat(${forecast.weeks.length}, minmax(0, 1fr))`,
  justifyItems: 'center',
  whiteSpace: 'nowrap',
})
// Every third week has room for its name on a phone; the week of the alert is one of them.
inside(`${weeks} :not(:nth-child(3n + 1))`, { '@media': { [belowTablet]: { visibility: 'hidden' } } })
