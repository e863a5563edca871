import { siteStyle } from '../styles/layerStyles.ts'
import { rem } from '../styles/rem.ts'
import { vars } from '../styles/vars.css.ts'

export const badge = siteStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 9,
  blockSize: 30,
  paddingInline: 11,
  borderRadius: vars.radius.tag,
  backgroundColor: vars.color.mist,
  color: vars.color.positive,
  fontSize: rem(14),
  fontWeight: 560,
})

// The measure counts in the heading's own letters, roughly.
export const title = siteStyle({ maxInlineSize: '16em', marginBlock: '18px 36px', fontSize: rem(40) })
