import { pageStyle } from '../../components/styles/layerStyles.ts'
import { vars } from '../../components/styles/vars.css.ts'

export const low = pageStyle({ fontWeight: 560, color: vars.color.accent })
