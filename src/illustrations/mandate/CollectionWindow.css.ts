import { belowTablet } from '../../styles/breakpoints.ts'
import { rem } from '../../styles/rem.ts'
import { vars } from '../../styles/vars.css.ts'
import { inside, scenic } from '../parts/layer.ts'

export const debits = scenic({ whiteSpace: 'nowrap' })
inside(`${debits} > p`, {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '4px 10px',
  alignItems: 'center',
  padding: '14px 18px',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [belowTablet]: { padding: '8px 14px' } },
})
inside(`${debits} > p > span`, { justifySelf: 'end', fontWeight: 500 })
inside(`${debits} > p:last-child`, { border: 0, backgroundColor: vars.color.wash })

/** The reference of the mandate that is blocked; phones leave it out. */
export const reference = scenic({})
inside(`${debits} > p > ${reference}`, {
  gridColumn: '1 / -1',
  fontFamily: vars.font.mono,
  fontSize: rem(12),
  '@media': { [belowTablet]: { display: 'none' } },
})
