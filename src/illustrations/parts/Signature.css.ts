import { scenic } from './layer.ts'

export const signature = scenic({
  display: 'block',
  inlineSize: '100%',
  blockSize: 48,
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
