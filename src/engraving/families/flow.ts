import { tight } from '../path.ts'
import { between, pick } from '../random.ts'
import { type Brush, stroke } from './brush.ts'

const sources = 5
const targets = 4
/** Room between two accounts, as a share of all the lines. */
const gap = 0.16

interface Bundle {
  from: number
  to: number
  lines: number
  hot: boolean
}

/** Gives the first height of a bundle at one side, where bundles lie side by side, and the step between its lines. */
function docking(bundles: readonly Bundle[], bundle: Bundle, side: 'from' | 'to', height: number) {
  const total = bundles.reduce((sum, one) => sum + one.lines, 0)
  const groups = side === 'from' ? sources : targets
  const pitch = (height * 0.84) / (total * (1 + (groups - 1) * gap))
  const other = side === 'from' ? 'to' : 'from'
  const above = bundles.filter(
    one => one[side] < bundle[side] || (one[side] === bundle[side] && one[other] < bundle[other]),
  )
  const lines = above.reduce((sum, one) => sum + one.lines, 0)
  return { first: height * 0.08 + pitch * (lines + 0.5 + bundle[side] * gap * total), pitch }
}

/** Bundles that leave accounts on the left and arrive in banks on the right, one of them the signal. */
export function flow({ random, inks, width, height, hair, count }: Brush): string {
  // The signal always crosses the picture, since a level bundle at its edge would hardly be seen.
  const hot = pick(random, [
    [0, 2],
    [0, 3],
    [1, 3],
    [2, 0],
    [2, 3],
    [3, 0],
    [4, 0],
    [4, 1],
  ] as const)
  const reach = between(random, 0.4, 0.6) * width
  const bundles: Bundle[] = []
  for (let from = 0; from < sources; from++) {
    for (let to = 0; to < targets; to++) {
      const share = random()
      const isHot = from === hot[0] && to === hot[1]
      if (!isHot && share < 0.3) continue
      bundles.push({ from, to, hot: isHot, lines: count(isHot ? 5 : 1 + share * 4.5) })
    }
  }
  const path = (bundle: Bundle) => {
    const left = docking(bundles, bundle, 'from', height)
    const right = docking(bundles, bundle, 'to', height)
    let data = ''
    for (let line = 0; line < bundle.lines; line++) {
      const [start, end] = [left.first + line * left.pitch, right.first + line * right.pitch]
      data += `M-9 ${tight([start])}C${tight([reach, start, width - reach, end, width + 9, end])}`
    }
    return data
  }
  const cool = bundles.filter(bundle => !bundle.hot)
  return [
    ...cool.map(bundle => stroke(path(bundle), bundle.to % 2 ? inks.line : inks.fine, hair, 0.8)),
    ...bundles.filter(bundle => bundle.hot).map(bundle => stroke(path(bundle), inks.signal, hair * 2)),
  ].join('')
}
