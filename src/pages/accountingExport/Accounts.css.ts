import { pageStyle } from '../../components/styles/layerStyles.ts'

export const working = pageStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 14 })
