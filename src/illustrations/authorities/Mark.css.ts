import { vars } from '../../styles/vars.css.ts'
import { inside, scenic } from '../parts/layer.ts'

export const mark = scenic({
  flex: 'none',
  inlineSize: 22,
  blockSize: 22,
  fill: 'none',
  stroke: vars.color.lineStrong,
  color: vars.color.positive,
})
inside(`${mark} path`, { fill: 'currentColor', stroke: 'none' })
