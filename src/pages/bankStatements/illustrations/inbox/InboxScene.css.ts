import { inside, scenic } from '../../../../components/illustrations/parts/layer.ts'
import { belowTablet } from '../../../../components/styles/breakpoints.ts'
import { rem } from '../../../../components/styles/rem.ts'
import { vars } from '../../../../components/styles/vars.css.ts'

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

export const sum = scenic({
  display: 'grid',
  gridTemplateColumns: 'auto auto auto',
  justifyContent: 'space-between',
  flex: 1,
  whiteSpace: 'nowrap',
  '@media': {
    [belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyContent: 'stretch', rowGap: 3 },
  },
})
inside(`${sum} p`, {
  display: 'grid',
  justifyItems: 'end',
  rowGap: 1,
  '@media': { [belowTablet]: { display: 'flex', justifyContent: 'space-between', gap: 12 } },
})
inside(`${sum} p:first-child`, { justifyItems: 'start' })
inside(`${sum} small`, { fontSize: rem(12.5) })
inside(`${sum} p:last-child b::before`, {
  content: '"="',
  marginInlineEnd: 10,
  fontWeight: 400,
  color: vars.color.textMuted,
})
// On a phone the sum is written out, one amount under the other: a rule stands for the equals sign.
inside(`${sum} p:last-child`, {
  '@media': {
    [belowTablet]: { paddingBlockStart: 4, borderBlockStart: `1px solid ${vars.color.lineStrong}` },
  },
})
inside(`${sum} p:last-child b::before`, { '@media': { [belowTablet]: { content: 'none' } } })

export const window = scenic({ inlineSize: '100%', maxInlineSize: 700, marginInline: 'auto' })

export const date = scenic({
  marginInlineStart: 8,
  '@media': { [belowTablet]: { display: 'none' } },
})
