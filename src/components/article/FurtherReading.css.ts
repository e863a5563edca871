import { globalSiteStyle, siteStyle } from '../styles/layerStyles.ts'
import { rem } from '../styles/rem.ts'
import { vars } from '../styles/vars.css.ts'

const { color } = vars
const rule = `1px solid ${color.line}`

export const list = siteStyle({ borderBlockStart: rule })

export const item = siteStyle({
  position: 'relative',
  display: 'grid',
  gap: 4,
  paddingBlock: 19,
  borderBlockEnd: rule,
})

export const title = siteStyle({
  fontSize: rem(19),
  fontWeight: 560,
  lineHeight: 1.3,
  letterSpacing: '-0.012em',
  color: color.text,
  '::after': { content: '""', position: 'absolute', inset: 0 },
})
globalSiteStyle(`${item}:hover ${title}`, { color: color.accent })

export const text = siteStyle({ fontSize: rem(15.5), lineHeight: 1.45, color: color.textSoft })
export const kind = siteStyle({ fontSize: rem(14), color: color.textMuted })
