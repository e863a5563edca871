import { decided } from '../parts/LiveScene.css.ts'
import { inside, scenic } from '../parts/layer.ts'

// The gap is longer than the path, so that no round cap shows before the pen touches the paper.
export const ink = scenic({ strokeDasharray: '1 2', strokeDashoffset: 1.02 })

inside(`${decided} ${ink} path`, { strokeDashoffset: 0, transition: 'stroke-dashoffset 0.5s ease-in-out' })
inside(`${decided} ${ink} path + path`, { transition: 'stroke-dashoffset 0.2s ease-out 0.5s' })
