import { inside, scenic } from '../../../../components/illustrations/parts/layer.ts'
import { belowTablet } from '../../../../components/styles/breakpoints.ts'
import { rem } from '../../../../components/styles/rem.ts'
import { vars } from '../../../../components/styles/vars.css.ts'

const { color } = vars
const rule = `1px solid ${color.line}`

export const journal = scenic({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  whiteSpace: 'nowrap',
  '@media': { [belowTablet]: { fontSize: rem(12.5) } },
})

inside(`${journal} :is(th, td)`, {
  blockSize: 29,
  padding: 0,
  paddingInlineEnd: 18,
  textAlign: 'start',
  fontWeight: 400,
  '@media': { [belowTablet]: { paddingInlineEnd: 10 } },
})
inside(`${journal} :is(th, td):nth-last-child(-n + 2)`, { textAlign: 'end' })
inside(`${journal} td:nth-last-child(-n + 2)`, { fontWeight: 500 })
// What is counted, not posted: the column heads, the day, what is carried over.
inside(`${journal} :is(th, td:first-child, tbody:nth-child(2) td)`, { color: color.textMuted })
inside(`${journal} :is(th, td):first-child`, {
  inlineSize: 84,
  paddingInlineStart: 18,
  '@media': { [belowTablet]: { display: 'none' } },
})
inside(`${journal} :is(th, td):nth-child(2)`, { '@media': { [belowTablet]: { paddingInlineStart: 14 } } })

// Lines of one entry stand together, entries are ruled off; the totals take a double rule, as in any ledger.
inside(`${journal} tbody`, { borderBlockStart: rule })
inside(`${journal} tfoot`, {
  borderBlockStart: `3px double ${color.lineStrong}`,
  backgroundColor: color.wash,
})
inside(`${journal} tfoot td`, { blockSize: 46, color: color.textSoft })
inside(`${journal} tfoot td:nth-last-child(-n + 2)`, { color: color.positive, fontWeight: 600 })

inside(`${journal} tbody td:nth-child(2):not([colspan])`, {
  inlineSize: 88,
  fontFamily: vars.font.mono,
  fontSize: rem(12.5),
  '@media': { [belowTablet]: { inlineSize: 'auto', fontSize: rem(12) } },
})
// On a phone the tag says enough: the name of the account that it stands beside goes.
inside(`${journal} td > span:not(:last-child)`, {
  marginInlineEnd: 10,
  '@media': { [belowTablet]: { display: 'none' } },
})

export const window = scenic({ inlineSize: '100%', maxInlineSize: 680, marginInline: 'auto' })
