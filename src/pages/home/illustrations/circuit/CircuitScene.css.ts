import { inside, scenic } from '../../../../components/illustrations/parts/layer.ts'
import { belowTablet } from '../../../../components/styles/breakpoints.ts'
import { vars } from '../../../../components/styles/vars.css.ts'

export const batches = scenic({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto auto',
  columnGap: 14,
  whiteSpace: 'nowrap',
  '@media': { [belowTablet]: { gridTemplateColumns: '1fr auto' } },
})

// One grid for all rows: amounts end on one line, whatever the width of the tags. On a phone a row takes two lines.
inside(`${batches} > *`, {
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  paddingInline: 18,
  '@media': { [belowTablet]: { rowGap: 6 } },
})
inside(`${batches} > * > *`, { justifySelf: 'start', marginInlineStart: 0 })
inside(`${batches} > * > span`, { justifySelf: 'end', fontWeight: 500 })
inside(`${batches} > * > small`, { '@media': { [belowTablet]: { gridRow: 2, alignSelf: 'center' } } })

const rule = `1px solid ${vars.color.line}`

export const tiers = scenic({ padding: '6px 18px', borderBlockEnd: rule })

export const tier = scenic({
  display: 'grid',
  gridTemplateColumns: '150px 1fr',
  alignItems: 'center',
  gap: 14,
  paddingBlock: 12,
  selectors: { '& + &': { borderBlockStart: rule } },
  '@media': { [belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 } },
})

export const signers = scenic({ display: 'flex', alignItems: 'center', gap: 8 })
