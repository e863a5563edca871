import { pageStyle } from '../../components/styles/layerStyles.ts'
import { rem } from '../../components/styles/rem.ts'
import { vars } from '../../components/styles/vars.css.ts'

export const button = pageStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 44,
  fontSize: rem(15),
  lineHeight: 1.3,
  color: vars.color.textSoft,
  ':hover': { color: vars.color.text, textDecoration: 'underline', textUnderlineOffset: 4 },
})
