import { tight } from '../path.ts'
import { between } from '../random.ts'
import { type Brush, stroke } from './brush.ts'

const weeks = 13
const known = 9

/** Thirteen weeks of hatched balances, the last ones a forecast, against a threshold in the signal ink. */
export function bars({ random, inks, width, height, hair, count }: Brush): string {
  const step = (width * 0.88) / weeks
  const floor = height * 0.9
  const pitch = (height * 0.8) / count(76)
  let level = between(random, 0.45, 0.8)
  const tops = Array.from({ length: weeks }, () => {
    level += 0.25 * (0.56 - level) + between(random, -0.18, 0.18)
    return level
  })
  const threshold = floor - height * 0.8 * between(random, 0.34, 0.5)
  const hatched = tops.map((top, week) => {
    const x = width * 0.06 + week * step + step * 0.12
    let data = ''
    for (let y = floor; y > floor - height * 0.8 * top; y -= pitch) {
      data += `M${tight([x, y])}H${tight([x + step * 0.76])}`
    }
    return week < known ? stroke(data, inks.fine, hair * 1.8, 0.9) : stroke(data, inks.line, hair * 0.9)
  })
  return [...hatched, stroke(`M0 ${tight([threshold])}H${width}`, inks.signal, hair * 2.8)].join('')
}
