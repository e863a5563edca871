import { siteStyle } from '../../components/styles/layerStyles.ts'

// The wrapper takes no part in the layout.
export const part = siteStyle({ display: 'contents' })
