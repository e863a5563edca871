import { uiStyle } from '../styles/layerStyles.ts'
import { rem } from '../styles/rem.ts'
import { vars } from '../styles/vars.css.ts'

const { color, motion } = vars

export const wide = uiStyle({ gridColumn: '1 / -1' })

export const label = uiStyle({ display: 'block', marginBlockEnd: 7, fontSize: rem(15), fontWeight: 560 })

export const control = uiStyle({
  inlineSize: '100%',
  border: `1px solid ${color.fieldLine}`,
  borderRadius: vars.radius.control,
  backgroundColor: color.field,
  color: color.text,
  fontFamily: 'inherit',
  fontSize: rem(16),
  lineHeight: 1.4,
  transition: `border-color ${motion.quick}, box-shadow ${motion.quick}`,
  ':hover': { borderColor: color.textSoft },
  selectors: {
    '&[readonly]': { backgroundColor: color.wash, color: color.textSoft },
    '&[aria-invalid]': {
      borderColor: color.critical,
      boxShadow: `inset 0 0 0 1px ${color.critical}`,
    },
    '&:focus': {
      outline: 'none',
      borderColor: color.accent,
      borderRadius: vars.radius.control,
      boxShadow: `0 0 0 1px ${color.accent}, 0 0 0 4px color-mix(in srgb, ${color.accent} 20%, transparent)`,
    },
  },
  // Forced colours remove shadows.
  '@media': {
    '(forced-colors: active)': { selectors: { '&:focus': { outline: '2px solid' } } },
  },
})

export const line = uiStyle({ blockSize: 48, paddingInline: 14 })

export const area = uiStyle({ display: 'block', minBlockSize: 132, padding: '12px 14px', resize: 'vertical' })

export const hint = uiStyle({
  marginBlockStart: 7,
  fontSize: rem(14),
  lineHeight: 1.4,
  color: color.textMuted,
})

export const error = uiStyle({
  display: 'flex',
  gap: 7,
  marginBlockStart: 7,
  fontSize: rem(14),
  fontWeight: 500,
  lineHeight: 1.35,
  color: color.critical,
})
