import { between, pick } from '../random.ts'
import { type Rosette, rosettePath } from '../rosette.ts'
import { element } from '../svg.ts'
import { type Brush, disc, stroke } from './brush.ts'

const figures = [
  { petals: 16, folds: 4 },
  { petals: 12, folds: 6 },
  { petals: 15, folds: 5 },
  { petals: 16, folds: 8 },
] as const

/** Two nested guilloché rosettes around the signal. */
export function rosette({ random, inks, width, height, hair, count }: Brush): string {
  const figure = pick(random, figures)
  const radius = height * between(random, 0.45, 0.5)
  const x = width * between(random, 0.42, 0.58)
  const y = height * between(random, 0.48, 0.54)
  const turn = between(random, 0, 360)
  const outer: Rosette = { ...figure, lines: count(15), radius, base: 0.7, swing: 0.21, sway: 0.1 }
  const heart: Rosette = {
    petals: figure.folds * 2,
    folds: figure.folds,
    lines: count(10),
    radius: radius * 0.48,
    base: 0.62,
    swing: 0.25,
    sway: 0.1,
    fade: 0.35,
  }
  const place = `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})`
  return element(
    'g',
    { transform: place },
    stroke(rosettePath(outer), inks.line, hair),
    stroke(rosettePath(heart), inks.fine, hair * 0.9),
    disc(0, 0, height * 0.045, inks.signal),
  )
}
