import { globalStyle, style } from '@vanilla-extract/css'
import { site } from '../../styles/layers.css.ts'
import { rem } from '../../styles/rem.ts'
import { vars } from '../../styles/vars.css.ts'

const rule = `1px solid ${vars.color.line}`

export const items = style({ '@layer': { [site]: { inlineSize: '100%', borderBlockEnd: rule } } })

export const item = style({
  '@layer': {
    [site]: {
      display: 'flex',
      alignItems: 'baseline',
      gap: 16,
      paddingBlock: 15,
      borderBlockStart: rule,
      fontSize: rem(16.5),
      lineHeight: 1.45,
    },
  },
})
globalStyle(`${item} svg`, {
  '@layer': { [site]: { flex: 'none', color: vars.color.accent, position: 'relative', insetBlockStart: 3 } },
})
