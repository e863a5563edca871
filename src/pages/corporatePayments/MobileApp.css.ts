import { pageStyle } from '../../components/styles/layerStyles.ts'

export const parts = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(48px, 5vw, 72px)',
})
