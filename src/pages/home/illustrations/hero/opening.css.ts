import { keyframes } from '@vanilla-extract/css'
import { inside } from '../../../../components/illustrations/parts/layer.ts'
import { signature } from '../../../../components/illustrations/parts/parts.css.ts'
import { alert, field, point } from '../../../../components/illustrations/position/ForecastScene.css.ts'
import { moving } from '../../../../components/styles/breakpoints.ts'
import { vars } from '../../../../components/styles/vars.css.ts'
import { box } from '../batch/SignatureBoxes.css.ts'
import { windows } from './HeroScene.css.ts'

const unveil = keyframes({ from: { transform: 'none' } })
const appear = keyframes({ from: { opacity: 0, translate: '0 6px' } })

const plays = (animation: string) => ({ '@media': { [moving]: { animation } } })

// A sheet of the window's paper, drawn back towards the end of the line: the compositor does it alone, where a stroke
// that grows has the browser paint the scene anew for each frame.
const sheet = {
  content: '""',
  position: 'absolute',
  backgroundColor: vars.color.raised,
  transform: 'scaleX(0)',
  transformOrigin: 'right',
} as const

// Once, in two seconds: the forecast draws itself, the alert appears, the first signature is written.
inside(`${windows} ${field}::before`, {
  ...sheet,
  insetBlock: -8,
  insetInline: 0,
  ...plays(`${unveil} 1.1s cubic-bezier(0.3, 0, 0.2, 1) 0.1s both`),
})
inside(`${windows} :is(${point}, ${alert})`, plays(`${appear} 0.25s ease-out 1.1s both`))
inside(`${windows} ${box}:has(${signature})::before`, {
  ...sheet,
  insetInline: 8,
  insetBlockEnd: 8,
  blockSize: 48,
  zIndex: 1,
  ...plays(`${unveil} 0.8s ease-in-out 1.2s both`),
})
// The line to sign on stays.
inside(`${windows} ${box}`, { isolation: 'isolate' })
inside(`${windows} ${box}::after`, { zIndex: 2 })
