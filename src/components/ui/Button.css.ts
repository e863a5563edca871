import { styleVariants } from '@vanilla-extract/css'
import { forcedColors } from '../styles/breakpoints.ts'
import { uiStyle } from '../styles/layerStyles.ts'
import { ui } from '../styles/layers.css.ts'
import { rem } from '../styles/rem.ts'
import { vars } from '../styles/vars.css.ts'

const { color, motion } = vars
const inactive = ':disabled, [aria-disabled="true"]'
const hover = `&:hover:not(${inactive})`
const outlined = (line: string) => `inset 0 0 0 1px ${line}`

export const button = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  flex: 'none',
  borderRadius: vars.radius.control,
  fontFamily: vars.font.text,
  fontWeight: 560,
  lineHeight: 1.15,
  maxInlineSize: '100%',
  letterSpacing: '-0.005em',
  transition: `background-color ${motion.quick}, color ${motion.quick}, box-shadow ${motion.quick}`,
  '@media': { [forcedColors]: { border: '1px solid' } },
  selectors: {
    [`&:is(${inactive})`]: {
      backgroundColor: color.disabled,
      color: color.onDisabled,
      boxShadow: 'none',
      cursor: 'not-allowed',
    },
  },
})

export const size = styleVariants({
  small: { '@layer': { [ui]: { minBlockSize: 40, paddingInline: 15, fontSize: rem(15) } } },
  normal: { '@layer': { [ui]: { minBlockSize: 48, paddingInline: 20, fontSize: rem(16) } } },
  large: { '@layer': { [ui]: { minBlockSize: 52, paddingInline: 22, fontSize: rem(16) } } },
})

const enabled = `&:not(${inactive})`

export const tone = styleVariants({
  primary: {
    '@layer': {
      [ui]: {
        selectors: {
          [enabled]: { backgroundColor: color.action, color: color.onAction },
          [hover]: { backgroundColor: color.actionHover },
        },
      },
    },
  },
  secondary: {
    '@layer': {
      [ui]: {
        selectors: {
          [enabled]: { color: color.text, boxShadow: outlined(color.lineStrong) },
          [hover]: { boxShadow: outlined(color.text) },
        },
      },
    },
  },
  // For crimson and night backgrounds: white in both schemes, with night-coloured text.
  inverse: {
    '@layer': {
      [ui]: {
        selectors: {
          [enabled]: { backgroundColor: color.onAction, color: color.night },
          [hover]: { backgroundColor: `color-mix(in srgb, ${color.onAction} 88%, ${color.action})` },
        },
      },
    },
  },
  outline: {
    '@layer': {
      [ui]: {
        selectors: {
          [enabled]: {
            color: color.onAction,
            boxShadow: outlined(`color-mix(in srgb, ${color.onAction} 55%, transparent)`),
          },
          [hover]: { boxShadow: outlined(color.onAction) },
        },
      },
    },
  },
})
