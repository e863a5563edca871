import { scenic } from '../parts/layer.ts'

export const head = scenic({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: 20,
  padding: '20px 18px',
})
