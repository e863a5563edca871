import { type Curve, curvePath } from './path.ts'

/** One sine of an edge: half waves over the length of the band, offset in radians, share of its height. */
export type Ripple = readonly [halfWaves: number, phase: number, share: number]

export interface Band {
  left: number
  right: number
  middle: number
  height: number
  top: readonly Ripple[]
  bottom: readonly Ripple[]
}

/** Gives the line at a depth from 0 (top edge) to 1 (bottom edge), over 0 to 1 along the band. */
export function bandLine(band: Band, depth: number): Curve {
  const edge = (ripples: readonly Ripple[], t: number) =>
    ripples.reduce(
      (sum, [halfWaves, phase, share]) => sum + share * Math.sin(Math.PI * halfWaves * t + phase),
      0,
    )
  return t => [
    band.left + (band.right - band.left) * t,
    band.middle + band.height * (edge(band.top, t) * (1 - depth) + edge(band.bottom, t) * depth),
  ]
}

/** Draws `lines` evenly spread lines between the edges, as open paths. */
export function bandPath(
  band: Band,
  { lines, segments, digits = 1 }: { lines: number; segments: number; digits?: number },
) {
  let data = ''
  for (let line = 0; line < lines; line++) {
    data += curvePath(bandLine(band, line / (lines - 1)), { segments, digits })
  }
  return data
}

/** Gives the two edges that cross `k` times or so: a slow swell, and a quicker one that differs between them. */
export function crossingEdges(swell: number, quick: number, phase: number): Pick<Band, 'top' | 'bottom'> {
  return {
    top: [
      [swell, phase, 0.55],
      [quick, phase * 2, 0.18],
    ],
    bottom: [
      [swell, phase + 2.2, 0.55],
      [quick - 2, -phase, 0.22],
    ],
  }
}
