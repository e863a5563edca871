import { pageStyle } from '../../components/styles/layerStyles.ts'

export const title = pageStyle({ marginBlockEnd: 36 })
