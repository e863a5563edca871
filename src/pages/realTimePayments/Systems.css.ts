import { siteStyle } from '../../components/styles/layerStyles.ts'

export const words = siteStyle({ display: 'grid', gap: 20, maxInlineSize: '40em', marginBlockEnd: 32 })
export const note = siteStyle({ display: 'grid', gap: 12, maxInlineSize: '46em', marginBlockStart: 24 })
