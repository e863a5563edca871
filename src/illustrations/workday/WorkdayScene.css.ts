import { scenic } from '../parts/layer.ts'

export const window = scenic({ inlineSize: '100%', maxInlineSize: 640, marginInline: 'auto' })
