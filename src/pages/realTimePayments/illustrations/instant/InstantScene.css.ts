import { inside, scenic } from '../../../../components/illustrations/parts/layer.ts'
import { belowTablet } from '../../../../components/styles/breakpoints.ts'
import { rem } from '../../../../components/styles/rem.ts'
import { vars } from '../../../../components/styles/vars.css.ts'
import { placeOf } from './ruler.ts'
import { limit, stages } from './transfer.ts'

const { color } = vars

export const numerals = scenic({
  display: 'flex',
  justifyContent: 'space-between',
  marginBlockEnd: 3,
  fontSize: rem(12),
  color: color.textMuted,
})
// Boxes without a width share the line evenly, so that each numeral is centred over its second.
inside(`${numerals} span`, { display: 'flex', justifyContent: 'center', inlineSize: 0 })

export const ticks = scenic({
  display: 'block',
  inlineSize: '100%',
  blockSize: 36,
  overflow: 'visible',
  fill: 'none',
  stroke: color.lineStrong,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
})
inside(`${ticks} path`, { vectorEffect: 'non-scaling-stroke' })
export const passed = scenic({ stroke: color.positive, strokeWidth: 1.3 })
export const end = scenic({ stroke: color.action, strokeWidth: 3 })

export const stops = scenic({
  position: 'relative',
  blockSize: 62,
  borderBlockStart: `1px solid ${color.lineStrong}`,
  '@media': { [belowTablet]: { blockSize: 'auto', paddingBlockStart: 8 } },
})

inside(`${stops} p`, {
  position: 'absolute',
  insetBlockStart: 0,
  paddingBlockStart: 20,
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
  '@media': {
    [belowTablet]: {
      position: 'static',
      display: 'flex',
      alignItems: 'center',
      gap: 10,
      paddingBlock: 3,
    },
  },
})
// A stem and a dot under the tick at which it happened; on a phone the stages are a list, and the dot leads its line.
inside(`${stops} p::before`, {
  content: '""',
  position: 'absolute',
  insetBlockStart: 7,
  insetInlineStart: -3.5,
  inlineSize: 7,
  blockSize: 7,
  borderRadius: '50%',
  backgroundColor: color.positive,
  '@media': { [belowTablet]: { position: 'static' } },
})
inside(`${stops} small`, { display: 'block', fontSize: rem(12.5) })
inside(`${stops} small`, { '@media': { [belowTablet]: { marginInlineStart: 'auto' } } })

stages.forEach(({ second }, index) => {
  inside(`${stops} p:nth-child(${index + 1})`, { insetInlineStart: placeOf(second, limit) })
})

export const deadline = scenic({})
inside(`${stops} > ${deadline}`, { insetInlineEnd: 0, textAlign: 'end', color: color.accent })
inside(`${stops} > ${deadline} small`, { color: 'inherit' })
inside(`${stops} > ${deadline}::before`, {
  insetInline: 'auto -3.5px',
  backgroundColor: color.action,
})

// Ten seconds are 600 pixels of ruler where there is room: a tick falls on every sixth.
export const window = scenic({ inlineSize: '100%', maxInlineSize: 636, marginInline: 'auto' })

export const date = scenic({ marginInlineStart: 8, '@media': { [belowTablet]: { display: 'none' } } })

export const head = scenic({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '14px 20px',
  padding: '20px 18px 0',
})

export const signer = scenic({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  fontSize: rem(12.5),
  lineHeight: 1.25,
  whiteSpace: 'nowrap',
})

export const ruler = scenic({
  padding: '26px 18px 12px',
  '@media': { [belowTablet]: { paddingBlockStart: 18 } },
})
