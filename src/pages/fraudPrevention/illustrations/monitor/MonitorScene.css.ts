import { inside, scenic } from '../../../../components/illustrations/parts/layer.ts'
import { belowTablet, fromTablet } from '../../../../components/styles/breakpoints.ts'
import { rem } from '../../../../components/styles/rem.ts'
import { vars } from '../../../../components/styles/vars.css.ts'

export const findings = scenic({
  whiteSpace: 'nowrap',
  '@media': { [belowTablet]: { whiteSpace: 'normal' } },
})
inside(`${findings} > *`, { paddingBlock: 8 })

export const people = scenic({
  display: 'flex',
  gap: 10,
  fontSize: rem(12.5),
  lineHeight: 1.25,
  whiteSpace: 'nowrap',
  '@media': { [belowTablet]: { flexWrap: 'wrap', gap: '8px 14px' } },
})
inside(`${people} p`, { display: 'flex', alignItems: 'center', gap: 10 })
inside(`${people} p + p::before`, {
  '@media': {
    [fromTablet]: {
      content: '""',
      inlineSize: 44,
      borderBlockStart: `2px solid ${vars.color.lineStrong}`,
    },
  },
})

const { color } = vars

export const change = scenic({
  padding: '16px 18px 18px',
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': { [belowTablet]: { padding: '13px 14px 15px' } },
})
inside(`${change} > b`, { fontSize: rem(16) })
inside(`${change} > p`, { marginBlockStart: 3, color: color.textSoft })

export const accounts = scenic({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'end',
  gap: 14,
  marginBlockStart: 14,
  fontSize: rem(12),
  color: color.textMuted,
  '@media': { [belowTablet]: { gap: 8 } },
})
inside(`${accounts} svg`, { marginBlockEnd: 10 })
inside(`${accounts} b`, {
  display: 'block',
  marginBlockStart: 5,
  padding: '8px 11px',
  border: `1px solid ${color.wash}`,
  borderRadius: vars.radius.control,
  backgroundColor: color.wash,
  color: color.text,
  fontFamily: vars.font.mono,
  fontSize: rem(13),
  fontWeight: 400,
  whiteSpace: 'nowrap',
})

// An account that nobody has approved stands in a dashed frame.
inside(`${accounts} svg + span b`, {
  border: `1px dashed ${color.fieldLine}`,
  backgroundColor: 'transparent',
})

export const window = scenic({ inlineSize: 'min(700px, 100%)', marginInline: 'auto' })
