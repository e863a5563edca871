import { type Band, bandLine, bandPath, crossingEdges } from '../band.ts'
import { curvePath, tight } from '../path.ts'
import { between, pick } from '../random.ts'
import { type Brush, disc, stroke } from './brush.ts'

/** A band of lines that crosses itself, with the forecast as its middle line. */
export function wave({ random, inks, width, height, hair, count }: Brush): string {
  const bleed = width * 0.03
  const band: Band = {
    left: -bleed,
    right: width + bleed,
    middle: height * 0.51,
    height: height * between(random, 0.5, 0.58),
    ...crossingEdges(between(random, 1.9, 3.4), between(random, 4.8, 7.6), between(random, 0, 2 * Math.PI)),
  }
  const forecast = bandLine({ ...band, top: band.top.slice(0, 1), bottom: band.bottom.slice(0, 1) }, 0.5)
  const [x, y] = forecast(between(random, 0.6, 0.8))
  return [
    stroke(bandPath(band, { lines: count(36), segments: 28 }), inks.line, hair),
    stroke(curvePath(forecast, { segments: 28 }), inks.signal, hair * 3.4),
    disc(x, y, hair * 11, inks.ground, { ink: inks.signal, width: hair * 3.4 }),
  ].join('')
}

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

const rows = 9

/** Two columns of braided entries that answer each other, one pair of them the signal. */
export function ledger({ random, inks, width, height, hair, count }: Brush): string {
  const hot = 2 + Math.floor(random() * 5)
  const axis = width * between(random, 0.44, 0.56)
  const gutter = width * 0.035
  const lines = count(6)
  const twist = width * 0.034
  const entries = Array.from({ length: rows }, (_, row) => {
    const left = 3 + Math.floor(between(random, 0, 8))
    const other = 3 + Math.floor(between(random, 0, 8))
    const open = row !== hot && pick(random, [true, false, false, false])
    return { left, right: open ? other : left, open, y: height * (0.11 + (0.78 * row) / (rows - 1)) }
  })

  /** Lines that cross at every twist, from the gutter outwards. */
  const braid = (y: number, twists: number, direction: number) => {
    let data = ''
    for (let line = 0; line < lines; line++) {
      const swing = height * 0.026 * Math.cos((Math.PI * line) / (lines - 1))
      const curve = (t: number) =>
        [
          axis + direction * (gutter + twist * twists * t),
          y + swing * Math.sin(Math.PI * twists * t),
        ] as const
      data += curvePath(curve, { segments: twists * 2 })
    }
    return data
  }

  return entries
    .map(({ left, right, open, y }, row) => {
      const ink = row === hot ? inks.signal : row % 2 ? inks.line : inks.fine
      const entry = stroke(braid(y, left, -1) + braid(y, right, 1), ink, row === hot ? hair * 1.5 : hair)
      const link = `M${tight([axis - gutter, y])}H${tight([axis + gutter])}`
      if (row === hot) {
        return (
          entry +
          stroke(link, ink, hair * 3.4) +
          disc(axis, y, hair * 9, inks.ground, { ink, width: hair * 3.4 })
        )
      }
      return open ? entry : entry + stroke(link, ink, hair)
    })
    .join('')
}

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
