import { style } from '@vanilla-extract/css'
import { site } from '../../styles/layers.css.ts'
import { rem } from '../../styles/rem.ts'
import { vars } from '../../styles/vars.css.ts'

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
