import { belowDesktop } from '../components/styles/breakpoints.ts'
import { siteStyle } from '../components/styles/layerStyles.ts'
import { rem } from '../components/styles/rem.ts'
import { vars } from '../components/styles/vars.css.ts'

const { color } = vars
/** Below this width labels are hidden, to keep the bar on one row. */
const belowLaptop = 'screen and (max-width: 1199px)'
const unseen = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

export const bar = siteStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 18px',
  minBlockSize: 60,
  paddingInline: 16,
  paddingBlock: 6,
  borderBlockEnd: `1px solid ${color.line}`,
})

export const title = siteStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  fontSize: rem(18),
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
})

export const name = siteStyle({ '@media': { [belowDesktop]: unseen } })

export const modes = siteStyle({ display: 'flex', gap: 4 })

export const mode = siteStyle({
  blockSize: 40,
  paddingInline: 12,
  borderRadius: vars.radius.control,
  fontWeight: 560,
  fontSize: rem(15),
  color: color.textSoft,
  whiteSpace: 'nowrap',
  ':hover': { color: color.text, backgroundColor: color.wash },
  selectors: {
    '&[aria-current]': { color: color.text, boxShadow: `inset 0 -2px ${color.accent}`, borderRadius: 0 },
  },
})

export const language = siteStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  color: color.textSoft,
  whiteSpace: 'nowrap',
})

export const languageLabel = siteStyle({ '@media': { [belowLaptop]: unseen } })

export const select = siteStyle({
  blockSize: 40,
  paddingInline: 10,
  border: `1px solid ${color.fieldLine}`,
  borderRadius: vars.radius.control,
  backgroundColor: color.field,
  color: color.text,
  font: 'inherit',
})

export const notice = siteStyle({
  flex: '1 1 0',
  fontSize: rem(14),
  lineHeight: 1.3,
  color: color.textSoft,
  selectors: { '&:not(:empty)': { minInlineSize: 120 } },
  '@media': {
    [belowLaptop]: {
      selectors: { '&:not(:empty)': { order: 1, flexBasis: '100%', paddingBlockEnd: 4 } },
    },
  },
})

export const alarm = siteStyle({ color: color.critical, fontWeight: 560 })

export const end = siteStyle({ display: 'flex', alignItems: 'center', gap: 6, marginInlineStart: 'auto' })
