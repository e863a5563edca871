import { scenic } from '../parts/layer.ts'

export const window = scenic({ inlineSize: 'min(700px, 100%)', marginInline: 'auto' })
