import { pageStyle } from '../../components/styles/layerStyles.ts'
import { rem } from '../../components/styles/rem.ts'
import { vars } from '../../components/styles/vars.css.ts'

const { color } = vars

export const field = pageStyle({
  flex: 1,
  minInlineSize: 0,
  blockSize: '100%',
  border: 0,
  outline: 'none',
  background: 'none',
  font: 'inherit',
  fontSize: rem(18),
  color: 'inherit',
  '::placeholder': { color: color.textMuted, opacity: 1 },
  '::-webkit-search-cancel-button': { display: 'none' },
})

export const close = pageStyle({
  flex: 'none',
  paddingInline: 8,
  minBlockSize: 28,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.tag,
  fontSize: rem(13),
  color: color.textSoft,
  cursor: 'pointer',
  ':hover': { color: color.text, borderColor: color.text },
})
