export type Point = readonly [x: number, y: number]

/** A curve over a parameter, as smooth as the functions that make it. */
export type Curve = (t: number) => Point

interface Stretch {
  from?: number
  to?: number
  /** Number of cubic pieces, all equally long in the parameter. */
  segments: number
  /** Decimals kept: none in the external engravings, whose user unit is a quarter of a pixel. */
  digits?: number
  closed?: boolean
}

const nudge = 1e-4

/**
 * Joins numbers as tightly as path data allows: no leading zero, no separator before a minus.
 *
 * @example tight([0.5, -3, 12]) // '.5-3 12'
 */
export function tight(numbers: readonly number[], digits = 1): string {
  let text = ''
  for (const value of numbers) {
    const short = String(Number(value.toFixed(digits)) + 0).replace(/^(-?)0\./, '$1.')
    text += text && !short.startsWith('-') ? ` ${short}` : short
  }
  return text
}

/**
 * Draws a curve as a cubic spline that has the curve's own tangents at its knots, in relative commands.
 *
 * @example curvePath(t => [t, 0], { to: 6, segments: 2, digits: 0 }) // 'M0 0c1 0 2 0 3 0s2 0 3 0'
 */
export function curvePath(curve: Curve, { from = 0, to = 1, segments, digits = 1, closed }: Stretch): string {
  const step = (to - from) / segments
  const grid = 10 ** digits
  const snap = (value: number) => Math.round(value * grid) / grid
  const knot = (index: number) => {
    const t = from + step * index
    const [x, y] = curve(t)
    const [x1, y1] = curve(t - nudge)
    const [x2, y2] = curve(t + nudge)
    const third = step / (6 * nudge)
    return { x: snap(x), y: snap(y), dx: (x2 - x1) * third, dy: (y2 - y1) * third }
  }
  let last = knot(0)
  let data = `M${tight([last.x, last.y], digits)}`
  for (let index = 1; index <= segments; index++) {
    const next = knot(index)
    const end = [next.x - last.x - next.dx, next.y - last.y - next.dy, next.x - last.x, next.y - last.y]
    // Equal steps make each first handle the mirror of the handle before it, which "s" implies.
    data += index === 1 ? `c${tight([last.dx, last.dy, ...end], digits)}` : `s${tight(end, digits)}`
    last = next
  }
  return closed ? `${data}Z` : data
}

/** Draws a circle as a path, so that many circles can share one element. */
export function circlePath(x: number, y: number, radius: number, digits = 1): string {
  const arc = (direction: number) => `a${tight([radius, radius, 0, 1, 1, 2 * radius * direction, 0], digits)}`
  return `M${tight([x - radius, y], digits)}${arc(1)}${arc(-1)}Z`
}
