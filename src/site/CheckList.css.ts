import { globalStyle, style } from '@vanilla-extract/css'
import { site } from '../theme/layers.css.ts'
import { vars } from '../theme/vars.css.ts'

// The lists of a pair start on one line, whether or not they have an introduction.
export const list = style({
  '@layer': {
    [site]: { display: 'flex', flexDirection: 'column', gap: 14, minInlineSize: 0 },
  },
})

export const items = style({
  '@layer': { [site]: { marginBlockStart: 'auto', paddingBlockStart: 12 } },
})

export const item = style({
  '@layer': {
    [site]: {
      display: 'flex',
      alignItems: 'baseline',
      gap: 16,
      paddingBlock: 15,
      borderBlockStart: `1px solid ${vars.color.line}`,
      fontSize: 16.5,
      lineHeight: 1.45,
      selectors: { '&:last-child': { borderBlockEnd: `1px solid ${vars.color.line}` } },
    },
  },
})
globalStyle(`${item} svg`, {
  '@layer': { [site]: { flex: 'none', color: vars.color.accent, position: 'relative', insetBlockStart: 3 } },
})
