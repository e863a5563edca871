import { style } from '@vanilla-extract/css'
import { site } from '../../styles/layers.css.ts'
import { rem } from '../../styles/rem.ts'
import { vars } from '../../styles/vars.css.ts'

const { color } = vars

export const row = style({
  '@layer': { [site]: { selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } } } },
})

export const link = style({
  '@layer': {
    [site]: {
      display: 'grid',
      gridTemplateColumns: '200px 1fr',
      gap: 16,
      alignItems: 'baseline',
      padding: '15px 22px',
      transition: `background-color ${vars.motion.quick}`,
      ':hover': { backgroundColor: color.wash },
      ':focus-visible': { outlineOffset: -3 },
      selectors: { '&[aria-current]': { boxShadow: `inset 2px 0 0 ${color.action}` } },
    },
  },
})

export const label = style({
  '@layer': { [site]: { fontSize: rem(15.5), fontWeight: 560, lineHeight: 1.3 } },
})

export const summary = style({
  '@layer': { [site]: { fontSize: rem(14), lineHeight: 1.42, color: color.textSoft } },
})
