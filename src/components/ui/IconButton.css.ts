import { uiStyle } from '../styles/layerStyles.ts'
import { vars } from '../styles/vars.css.ts'

const { color, motion } = vars

export const button = uiStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 44,
  blockSize: 44,
  borderRadius: vars.radius.control,
  transition: `background-color ${motion.quick}, box-shadow ${motion.quick}`,
  ':disabled': { color: color.onDisabled, cursor: 'not-allowed' },
  selectors: { '&[aria-pressed="true"]': { color: color.accent } },
})

export const framed = uiStyle({
  boxShadow: `inset 0 0 0 1px ${color.lineStrong}`,
  selectors: { '&:hover:not(:disabled)': { boxShadow: `inset 0 0 0 1px ${color.text}` } },
})

export const plain = uiStyle({ selectors: { '&:hover:not(:disabled)': { backgroundColor: color.wash } } })
