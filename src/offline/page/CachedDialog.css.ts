import { pageStyle } from '../../components/styles/layerStyles.ts'
import { rem } from '../../components/styles/rem.ts'
import { vars } from '../../components/styles/vars.css.ts'

const { color } = vars

export const title = pageStyle({ fontSize: rem(20) })

export const inside = pageStyle({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  padding: 20,
  fontSize: rem(15.5),
  lineHeight: 1.5,
})

export const actions = pageStyle({ display: 'flex', flexWrap: 'wrap', gap: 10, marginBlockStart: 14 })

export const kind = pageStyle({
  marginBlock: '24px 6px',
  fontFamily: vars.font.text,
  fontSize: rem(13.5),
  letterSpacing: 'normal',
  color: color.textMuted,
})

export const link = pageStyle({
  display: 'block',
  paddingBlock: 6,
  fontWeight: 500,
  ':hover': { color: color.accent, textDecoration: 'underline', textUnderlineOffset: 3 },
})
