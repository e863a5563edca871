import { globalStyle, style } from '@vanilla-extract/css'
import { site } from '../../styles/layers.css.ts'
import { rem } from '../../styles/rem.ts'
import { vars } from '../../styles/vars.css.ts'

const { color } = vars
const rule = `1px solid ${color.line}`

export const grid = style({
  '@layer': { [site]: { display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)' } },
})

export const cell = style({
  '@layer': {
    [site]: {
      borderInlineStart: rule,
      borderBlockEnd: rule,
      selectors: { '&:nth-child(4n + 1)': { borderInlineStart: 0 } },
    },
  },
})

export const link = style({
  '@layer': {
    [site]: {
      display: 'block',
      blockSize: '100%',
      padding: '20px 22px 22px',
      transition: `background-color ${vars.motion.quick}`,
      ':hover': { backgroundColor: color.wash },
      // The ring would be cut at the panel's edge.
      ':focus-visible': { outlineOffset: -3 },
      selectors: { '&[aria-current]': { boxShadow: `inset 0 -2px 0 ${color.action}` } },
    },
  },
})

globalStyle(`${link} svg`, { '@layer': { [site]: { marginBlockEnd: 16 } } })

export const label = style({
  '@layer': { [site]: { display: 'block', fontSize: rem(16), fontWeight: 560, lineHeight: 1.3 } },
})

export const summary = style({
  '@layer': {
    [site]: {
      display: 'block',
      marginBlockStart: 3,
      fontSize: rem(14),
      lineHeight: 1.42,
      color: color.textSoft,
    },
  },
})

export const foot = style({
  '@layer': {
    [site]: {
      display: 'flex',
      justifyContent: 'flex-end',
      padding: '8px 22px',
      backgroundColor: color.wash,
      fontSize: rem(15),
    },
  },
})
