import { styleVariants } from '@vanilla-extract/css'
import { site } from '../../styles/layers.css.ts'
import { rem } from '../../styles/rem.ts'
import { vars } from '../../styles/vars.css.ts'
import { inside, scenic } from './layer.ts'

export const scene = scenic({ cursor: 'default' })

// Scenes are hidden from assistive technology: their elements are chosen for short markup. `:where` lets every
// part say otherwise, in whatever order the stylesheets come.
inside(`:where(${scene}) b`, { fontWeight: 560 })
inside(`:where(${scene}) small`, { fontSize: 'inherit', fontWeight: 400, color: vars.color.textMuted })

/** The figure of a live scene. */
export const live = scenic({ cursor: 'default' })

/** Start of a selector: the scene whose decision is taken. Example: `inside(`${decided} ${tag}`, …)`. */
export const decided = `${live}:has(:checked)`

/** What is seen until the decision is taken, and what is seen from then on. */
export const beforeDecision = scenic({ selectors: { [`${decided} &`]: { display: 'none' } } })
export const afterDecision = scenic({
  display: 'none',
  selectors: { [`${decided} &`]: { display: 'revert-layer' } },
})

const { color } = vars

const disc = scenic({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 28,
  blockSize: 28,
  borderRadius: '50%',
  fontSize: rem(12),
  fontWeight: 600,
  letterSpacing: '-0.02em',
})

export const avatarState = styleVariants({
  signed: [disc, { '@layer': { [site]: { backgroundColor: color.positive, color: color.onPositive } } }],
  waiting: [
    disc,
    { '@layer': { [site]: { boxShadow: `inset 0 0 0 1.5px ${color.action}`, color: color.accent } } },
  ],
})

export const decision = scenic({
  display: 'block',
  paddingInline: 15,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.action,
  color: vars.color.onAction,
  fontSize: rem(14),
  fontWeight: 560,
  lineHeight: '40px',
  whiteSpace: 'nowrap',
})

const { motion, radius } = vars

export const decisionButton = scenic({
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

// An invisible checkbox over its label: the focus ring appears on the button.
export const decisionBox = scenic({
  position: 'absolute',
  inset: -1,
  margin: 0,
  appearance: 'none',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { borderRadius: radius.control } },
})

export const signature = scenic({
  display: 'block',
  inlineSize: '100%',
  blockSize: 48,
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

export const total = scenic({ minInlineSize: 0 })
inside(`${total} b`, {
  display: 'block',
  whiteSpace: 'nowrap',
  marginBlockStart: 5,
  fontSize: rem(33),
  lineHeight: 1.1,
  letterSpacing: '-0.022em',
  fontVariantNumeric: 'proportional-nums',
})
