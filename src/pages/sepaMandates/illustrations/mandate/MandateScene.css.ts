import { inside, scenic } from '../../../../components/illustrations/parts/layer.ts'
import { belowDesktop, belowTablet } from '../../../../components/styles/breakpoints.ts'
import { rem } from '../../../../components/styles/rem.ts'
import { vars } from '../../../../components/styles/vars.css.ts'

const { color, font } = vars

export const mandate = scenic({
  position: 'relative',
  isolation: 'isolate',
  padding: '20px 20px 18px',
  '@media': { [belowTablet]: { padding: '10px 14px' } },
})
inside(`${mandate} :is(b, small)`, { display: 'block' })

export const mandateWindowReference = scenic({
  marginBlock: '4px 22px',
  fontFamily: font.mono,
  fontSize: rem(21),
  fontWeight: 500,
  lineHeight: 1.3,
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
  '@media': { [belowTablet]: { marginBlock: '1px 8px', fontSize: rem(17) } },
})

export const facts = scenic({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '18px 24px',
  whiteSpace: 'nowrap',
  '@media': { [belowTablet]: { columnGap: 10, fontSize: 'clamp(0.75rem, 3.8vw, 0.84375rem)' } },
})
export const account = scenic({ fontFamily: font.mono, fontSize: rem(13) })

// Phones show whom to debit and when.
export const secondary = scenic({})
inside(`${facts} > ${secondary}`, { '@media': { [belowTablet]: { display: 'none' } } })

export const ink = scenic({
  inlineSize: 190,
  marginBlock: '22px 8px',
  borderBlockEnd: `1px dashed ${color.lineStrong}`,
  '@media': { [belowTablet]: { marginBlock: '2px 4px' } },
})
inside(`${ink} > svg`, { '@media': { [belowTablet]: { blockSize: 42 } } })

/** The rosette against copies: its heart lies below the window's edge, so that nothing in it is crimson. */
export const seal = scenic({
  position: 'absolute',
  zIndex: -1,
  insetInlineEnd: -82,
  insetBlockEnd: -190,
  inlineSize: 260,
  blockSize: 260,
  maxInlineSize: 'none',
  '@media': { [belowDesktop]: { insetInlineEnd: -54, insetBlockEnd: -116, inlineSize: 160, blockSize: 160 } },
})

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

/** The batch hangs lower than the mandate that it cites. */
export const windows = scenic({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)',
  alignItems: 'end',
  gap: 20,
  inlineSize: '100%',
  maxInlineSize: 720,
  marginInline: 'auto',
  '@media': { [belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 } },
})
