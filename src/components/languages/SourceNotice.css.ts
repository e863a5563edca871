import { siteStyle } from '../styles/layerStyles.ts'
import { rem } from '../styles/rem.ts'
import { vars } from '../styles/vars.css.ts'

export const notice = siteStyle({
  marginBlockStart: 16,
  paddingBlock: 10,
  paddingInline: 16,
  borderInlineStart: `3px solid ${vars.color.action}`,
  background: vars.color.wash,
  fontSize: rem(15),
  lineHeight: 1.45,
})
