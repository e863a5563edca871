import { globalPageStyle, pageStyle } from '../../components/styles/layerStyles.ts'
import { vars } from '../../components/styles/vars.css.ts'

export const list = pageStyle({ maxInlineSize: 820, borderBlockStart: `2px solid ${vars.color.text}` })

export const tool = pageStyle({
  position: 'relative',
  display: 'grid',
  gap: 10,
  paddingBlock: 26,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
globalPageStyle(`${tool} a::after`, { content: '""', position: 'absolute', inset: 0 })
globalPageStyle(`${tool}:hover a`, { color: vars.color.accent })
