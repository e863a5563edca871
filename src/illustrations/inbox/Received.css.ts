import { belowTablet } from '../../styles/breakpoints.ts'
import { rem } from '../../styles/rem.ts'
import { vars } from '../../styles/vars.css.ts'
import { inside, scenic } from '../parts/layer.ts'

export const list = scenic({
  display: 'grid',
  gridTemplateColumns: '1fr auto auto auto auto',
  columnGap: 24,
  whiteSpace: 'nowrap',
  '@media': { [belowTablet]: { gridTemplateColumns: '1fr auto', columnGap: 12 } },
})

// One grid for all rows: lines and balances end on one edge, formats and tags begin on one.
inside(`${list} > *`, {
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  columnGap: 'inherit',
  padding: '10px 18px',
  '@media': { [belowTablet]: { rowGap: 3, paddingBlock: 7 } },
})
inside(`${list} > * > *`, { marginInlineStart: 0 })
inside(`${list} > * > :is(:nth-child(3), :nth-child(4))`, { justifySelf: 'end' })
inside(`${list} > * > span:nth-child(4)`, { fontWeight: 500 })
inside(`${list} code`, { fontFamily: vars.font.mono, fontSize: rem(12.5), color: vars.color.textSoft })

// On a phone a row has two lines: bank and balance, format and state.
inside(`${list} > * > :nth-child(3)`, { '@media': { [belowTablet]: { display: 'none' } } })
inside(`${list} > * > :is(:nth-child(1), :nth-child(4))`, { '@media': { [belowTablet]: { gridRow: 1 } } })
inside(`${list} > * > :last-child`, { '@media': { [belowTablet]: { justifySelf: 'end' } } })

export const head = scenic({ borderBlockEnd: `1px solid ${vars.color.line}`, fontSize: rem(12) })
inside(`${list} > ${head}`, { paddingBlock: 8, '@media': { [belowTablet]: { display: 'none' } } })
