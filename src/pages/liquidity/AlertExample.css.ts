import { pageStyle } from '../../styles/layerStyles.ts'
import { vars } from '../../styles/vars.css.ts'

export const low = pageStyle({ fontWeight: 560, color: vars.color.accent })
