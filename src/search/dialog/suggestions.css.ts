import { pageStyle } from '../../components/styles/layerStyles.ts'
import { rem } from '../../components/styles/rem.ts'
import { vars } from '../../components/styles/vars.css.ts'

const { color } = vars

export const box = pageStyle({ padding: '20px 20px 24px', fontSize: rem(15.5), lineHeight: 1.5 })
export const title = pageStyle({ marginBlockEnd: 12, fontWeight: 560 })
export const words = pageStyle({ display: 'flex', flexWrap: 'wrap', gap: 10 })

export const word = pageStyle({
  minBlockSize: 36,
  paddingInline: 13,
  borderRadius: vars.radius.control,
  boxShadow: `inset 0 0 0 1px ${color.lineStrong}`,
  fontSize: rem(15),
  cursor: 'pointer',
  ':hover': { boxShadow: `inset 0 0 0 1px ${color.text}` },
})

/** A button in the middle of a sentence. */
export const again = pageStyle({
  color: color.accent,
  fontWeight: 560,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  cursor: 'pointer',
})
