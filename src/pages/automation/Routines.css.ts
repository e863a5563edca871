import { pageStyle } from '../../styles/layerStyles.ts'

export const title = pageStyle({ marginBlockEnd: 32 })
