import { belowTablet } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/vars.css.ts'
import { scenic } from '../parts/layer.ts'

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
