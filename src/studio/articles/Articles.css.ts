import { siteStyle } from '../../components/styles/layerStyles.ts'
import { rem } from '../../components/styles/rem.ts'
import { vars } from '../../components/styles/vars.css.ts'
import { choice } from '../Choice.css.ts'

const { color } = vars

export const articles = siteStyle({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minBlockSize: 0,
  borderInlineEnd: `1px solid ${color.line}`,
})

export const count = siteStyle({
  padding: '14px 14px 10px',
  fontSize: rem(14),
  color: color.textMuted,
  borderBlockEnd: `1px solid ${color.line}`,
})

export const list = siteStyle({ overflowY: 'auto', scrollbarWidth: 'thin' })

export const article = siteStyle([
  choice,
  {
    display: 'flex',
    alignItems: 'baseline',
    flexWrap: 'wrap',
    gap: '2px 12px',
    padding: '9px 14px',
    borderBlockEnd: `1px solid ${color.line}`,
    fontSize: rem(14),
    lineHeight: 1.35,
  },
])

export const title = siteStyle({ flexBasis: '100%', color: color.text })

export const id = siteStyle({
  flex: '1 1 0',
  fontFamily: vars.font.mono,
  fontSize: rem(12),
  color: color.textMuted,
})
