import { rem } from '../../styles/rem.ts'
import { vars } from '../../styles/vars.css.ts'
import { scenic } from './layer.ts'

const { color, motion, radius } = vars

export const button = scenic({
  position: 'relative',
  display: 'block',
  paddingInline: 14,
  // Seen where the system paints its own colours alone.
  border: '1px solid transparent',
  borderRadius: radius.control,
  backgroundColor: color.action,
  color: color.onAction,
  fontSize: rem(14),
  fontWeight: 560,
  lineHeight: '38px',
  whiteSpace: 'nowrap',
  textAlign: 'center',
  transition: `background-color ${motion.quick}, color ${motion.quick}`,
  selectors: {
    '&:hover': { backgroundColor: color.actionHover },
    '&:has(:checked)': { backgroundColor: color.mist, color: color.positive },
  },
})

// The box lies over its label, unseen: it is found where the button is, and its focus ring is the button's.
export const box = scenic({
  position: 'absolute',
  inset: -1,
  margin: 0,
  appearance: 'none',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { borderRadius: radius.control } },
})
