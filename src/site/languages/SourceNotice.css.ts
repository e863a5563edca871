import { style } from '@vanilla-extract/css'
import { site } from '../../theme/layers.css.ts'
import { rem } from '../../theme/rem.ts'
import { vars } from '../../theme/vars.css.ts'

export const notice = style({
  '@layer': {
    [site]: {
      marginBlockStart: 16,
      paddingBlock: 10,
      paddingInline: 16,
      borderInlineStart: `3px solid ${vars.color.action}`,
      background: vars.color.wash,
      fontSize: rem(15),
      lineHeight: 1.45,
    },
  },
})
