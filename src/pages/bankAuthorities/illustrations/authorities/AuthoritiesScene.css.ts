import { inside, scenic } from '../../../../components/illustrations/parts/layer.ts'
import { belowTablet } from '../../../../components/styles/breakpoints.ts'
import { rem } from '../../../../components/styles/rem.ts'
import { vars } from '../../../../components/styles/vars.css.ts'

export const window = scenic({ inlineSize: '100%', maxInlineSize: 680, marginInline: 'auto' })

export const legend = scenic({ display: 'flex', gap: 14, whiteSpace: 'nowrap' })
inside(`${legend} > span`, { display: 'flex', alignItems: 'center', gap: 6 })
inside(`${legend} svg`, { inlineSize: 15, blockSize: 15, strokeWidth: 1.4 })

export const change = scenic({
  marginInlineStart: 'auto',
  '@media': { [belowTablet]: { marginInlineStart: 0, fontSize: rem(12.5) } },
})

const { color } = vars
const belowPhone = 'screen and (max-width: 21.875em)'

export const matrix = scenic({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) repeat(5, 80px) 10px',
  '@media': {
    [belowTablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) repeat(3, minmax(56px, 64px)) 6px',
    },
    [belowPhone]: { gridTemplateColumns: 'minmax(0, 1fr) repeat(2, 66px) 6px' },
  },
})

// One grid for all rows: the first names the columns, the last says when each bank last confirmed its own.
inside(`${matrix} > p`, {
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'stretch',
  blockSize: 47,
  borderBlockStart: `1px solid ${color.line}`,
  '@media': { [belowTablet]: { blockSize: 43 } },
})
inside(`${matrix} > p:first-child`, { blockSize: 36, border: 0, fontSize: rem(12.5) })
inside(`${matrix} > p > *`, { display: 'grid', placeContent: 'center', whiteSpace: 'nowrap' })
inside(`${matrix} > p > :first-child`, {
  placeContent: 'center start',
  paddingInlineStart: 18,
  '@media': { [belowTablet]: { paddingInlineStart: 14 } },
})
inside(`${matrix} > p > span > small`, { fontSize: rem(12.5) })

/** A bank for which phones have no room. */
export const second = scenic({})
inside(`${matrix} > p > ${second}`, { '@media': { [belowTablet]: { display: 'none' } } })
// The smallest have room for the first bank and the last.
inside(`${matrix} > p > :nth-child(3)`, { '@media': { [belowPhone]: { display: 'none' } } })

export const mark = scenic({
  flex: 'none',
  inlineSize: 22,
  blockSize: 22,
  fill: 'none',
  stroke: vars.color.lineStrong,
  color: vars.color.positive,
})
inside(`${mark} path`, { fill: 'currentColor', stroke: 'none' })

/** The one change that waits for a second person. */
export const awaited = scenic({
  margin: '4px 12px',
  borderRadius: vars.radius.control,
  backgroundColor: color.blush,
  boxShadow: `inset 0 0 0 1.5px ${color.action}`,
  '@media': { [belowTablet]: { marginInline: 8 } },
})
inside(`${awaited} > ${mark}`, { color: color.accent, stroke: color.accent })
