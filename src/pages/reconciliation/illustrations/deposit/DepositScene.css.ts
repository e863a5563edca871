import { inside, scenic } from '../../../../components/illustrations/parts/layer.ts'
import { belowTablet } from '../../../../components/styles/breakpoints.ts'
import { rem } from '../../../../components/styles/rem.ts'
import { vars } from '../../../../components/styles/vars.css.ts'

const { color } = vars

export const check = scenic({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'grid',
  gap: 3,
  margin: '16px 18px',
  padding: '14px 16px 0',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.tag,
  backgroundColor: color.mist,
  fontSize: rem(13),
})
inside(`${check} p:not(:last-child)`, { maxInlineSize: '58%' })
inside(`${check} small`, { color: color.textSoft })

// At the end of the paper, where the figures are: never behind the words.
export const engraving = scenic({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  zIndex: -1,
  inlineSize: '46%',
  blockSize: '100%',
  objectFit: 'cover',
  maskImage: 'linear-gradient(to right, transparent, #000 40%)',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  '@media': { [belowTablet]: { inlineSize: '36%' } },
})

export const amount = scenic({
  position: 'absolute',
  insetBlockStart: 14,
  insetInlineEnd: 16,
  padding: '7px 11px',
  borderRadius: vars.radius.tag,
  backgroundColor: color.raised,
  boxShadow: `0 0 0 1px ${color.lineStrong}`,
  whiteSpace: 'nowrap',
})

export const cmc7 = scenic({
  direction: 'ltr',
  margin: '8px -16px 0',
  padding: '8px 16px 9px',
  backgroundColor: color.raised,
  fontFamily: vars.font.mono,
  fontSize: rem(12.5),
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  '@media': { [belowTablet]: { fontSize: rem(12) } },
})

export const window = scenic({ inlineSize: '100%', maxInlineSize: 560, marginInline: 'auto' })

export const slip = scenic({ whiteSpace: 'nowrap' })
inside(`${slip} > *`, { paddingBlock: 11 })

export const credited = scenic({ '@media': { [belowTablet]: { display: 'none' } } })
