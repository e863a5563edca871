import { siteStyle } from '../components/styles/layerStyles.ts'
import { vars } from '../components/styles/vars.css.ts'

export const failure = siteStyle({
  display: 'grid',
  gap: 26,
  maxInlineSize: '46em',
  paddingBlock: vars.space.section,
})

export const actions = siteStyle({ display: 'flex', flexWrap: 'wrap', gap: 12 })
