import { inside, scenic } from '../../../../components/illustrations/parts/layer.ts'
import { belowTablet } from '../../../../components/styles/breakpoints.ts'
import { rem } from '../../../../components/styles/rem.ts'
import { vars } from '../../../../components/styles/vars.css.ts'

const narrow = '(max-width: 32.5em)'

export const lines = scenic({
  display: 'grid',
  gridTemplateColumns: '1fr auto auto auto',
  columnGap: 26,
  whiteSpace: 'nowrap',
  '@container': { [narrow]: { gridTemplateColumns: '1fr auto auto', columnGap: 14 } },
})
inside(`${lines} > *`, {
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  columnGap: 'inherit',
  padding: '12px 18px',
})
inside(`${lines} > * > *`, { marginInlineStart: 0, justifySelf: 'end' })
inside(`${lines} > * > :first-child`, { justifySelf: 'start' })
// Quantity and price go first: what is agreed and what is charged stay side by side.
inside(`${lines} > * > :nth-child(2)`, { '@container': { [narrow]: { display: 'none' } } })

export const head = scenic({ borderBlockEnd: `1px solid ${vars.color.line}`, fontSize: rem(12) })
inside(`${lines} > ${head}`, { paddingBlock: 8 })

/** Beside words the window may be as narrow as on a phone: its own width decides. */
export const window = scenic({
  inlineSize: '100%',
  maxInlineSize: 700,
  marginInline: 'auto',
  containerType: 'inline-size',
})

export const month = scenic({
  marginInlineStart: 8,
  '@media': { [belowTablet]: { display: 'none' } },
})
