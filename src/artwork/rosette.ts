import { type Curve, curvePath } from './path.ts'

export interface Rosette {
  /** Lobes around the whole turn; a multiple of `folds`. */
  petals: number
  /** Times the figure repeats around the turn. */
  folds: number
  lines: number
  /** Outer reach in user units; `base`, `swing` and `sway` are fractions of it. */
  radius: number
  base: number
  swing: number
  sway: number
  /** How much the swing fades between folds, from 0 (even petals) to 1 (it vanishes). */
  fade?: number
}

/** Gives one line of a rosette around the origin, over an angle in radians. */
export function rosetteLine(rosette: Rosette, line: number): Curve {
  const { petals, folds, lines, radius, base, swing, sway, fade = 0.45 } = rosette
  const phase = (2 * Math.PI * line) / lines
  return angle => {
    const breath = 1 - fade + fade * Math.cos(folds * angle)
    const wave = swing * Math.cos(petals * angle + phase) * breath + sway * Math.cos(folds * angle - phase)
    const reach = radius * (base + wave)
    return [reach * Math.cos(angle), reach * Math.sin(angle)]
  }
}

/** Draws every line all around: closed paths, centred on the origin. */
export function rosettePath(rosette: Rosette, digits = 1): string {
  const segments = rosette.petals * 8
  let data = ''
  for (let line = 0; line < rosette.lines; line++) {
    data += curvePath(rosetteLine(rosette, line), { to: 2 * Math.PI, segments, digits, closed: true })
  }
  return data
}

/** Draws half a sector, from its axis to its seam: mirrored and turned, it makes the whole figure. */
export function halfSectorPath(rosette: Rosette, digits = 0, pieces = 6): string {
  const segments = Math.ceil((rosette.petals / rosette.folds / 2) * pieces)
  let data = ''
  for (let line = 0; line < rosette.lines; line++) {
    data += curvePath(rosetteLine(rosette, line), { to: Math.PI / rosette.folds, segments, digits })
  }
  return data
}
