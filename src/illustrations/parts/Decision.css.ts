import { rem } from '../../styles/rem.ts'
import { vars } from '../../styles/vars.css.ts'
import { scenic } from './layer.ts'

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
