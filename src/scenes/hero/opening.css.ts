import { keyframes } from '@vanilla-extract/css'
import { moving } from '../../theme/breakpoints.ts'
import { inside } from '../parts/layer.ts'
import { signature } from '../parts/Signature.css.ts'
import { alert, drawing, point } from '../position/ForecastChart.css.ts'
import { windows } from './HeroScene.css.ts'

const draw = keyframes({
  from: { clipPath: 'inset(-8px 100% -8px 0)' },
  to: { clipPath: 'inset(-8px 0 -8px 0)' },
})
const appear = keyframes({ from: { opacity: 0, translate: '0 6px' } })
// The gap is longer than the path, so that no round cap shows before the pen touches the paper.
const pen = { strokeDasharray: '1 2' }
const write = keyframes({ from: { ...pen, strokeDashoffset: 1.02 }, to: { ...pen, strokeDashoffset: 0 } })

const plays = (animation: string) => ({ '@media': { [moving]: { animation } } })

// Once, in two seconds: the forecast draws itself, the alert appears, the first signature is written.
inside(`${windows} ${drawing}`, plays(`${draw} 1.1s cubic-bezier(0.3, 0, 0.2, 1) 0.1s both`))
inside(`${windows} :is(${point}, ${alert})`, plays(`${appear} 0.25s ease-out 1.1s both`))
inside(`${windows} ${signature} path`, plays(`${write} 0.55s ease-in-out 1.2s both`))
inside(`${windows} ${signature} path + path`, plays(`${write} 0.25s ease-out 1.75s both`))
