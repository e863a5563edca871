import { describe, expect, it } from 'vitest'
import { type Band, bandLine, bandPath, crossingEdges } from '../../../src/artwork/band.ts'
import { halfSectorPath, type Rosette, rosetteLine, rosettePath } from '../../../src/artwork/rosette.ts'
import { numbersIn, pointsOf } from './geometry.ts'

const rosette: Rosette = { petals: 16, folds: 4, lines: 9, radius: 1000, base: 0.66, swing: 0.22, sway: 0.1 }

describe('rosette', () => {
  it('closes every line where it began', () => {
    const lines = rosettePath(rosette).split('Z').filter(Boolean)
    expect(lines).toHaveLength(rosette.lines)
    for (const line of lines) {
      const points = pointsOf(line)
      const [first = [0, 0], last = [9, 9]] = [points[0], points.at(-1)]
      expect(Math.hypot(first[0] - last[0], first[1] - last[1])).toBeLessThan(0.2)
    }
  })

  it('stays within its reach', () => {
    const reaches = pointsOf(rosettePath(rosette)).map(([x, y]) => Math.hypot(x, y))
    expect(Math.max(...reaches)).toBeLessThanOrEqual(rosette.radius)
    expect(Math.min(...reaches)).toBeGreaterThan(0)
  })

  it('repeats after a fold, and mirrors into its own set of lines', () => {
    for (const angle of [0.1, 0.7, 1.3]) {
      const [x, y] = rosetteLine(rosette, 2)(angle)
      const turned = rosetteLine(rosette, 2)(angle + (2 * Math.PI) / rosette.folds)
      expect(Math.hypot(...turned)).toBeCloseTo(Math.hypot(x, y), 6)
      const mirrored = rosetteLine(rosette, rosette.lines - 2)(-angle)
      expect(mirrored[0]).toBeCloseTo(x, 6)
      expect(mirrored[1]).toBeCloseTo(-y, 6)
    }
  })

  it('ends half a sector on its seam', () => {
    const ends = halfSectorPath(rosette).split('M').filter(Boolean)
    expect(ends).toHaveLength(rosette.lines)
    for (const line of ends) {
      const [x, y] = pointsOf(`M${line}`).at(-1) ?? [1, 0]
      expect(Math.atan2(y, x)).toBeCloseTo(Math.PI / rosette.folds, 2)
    }
  })
})

describe('band', () => {
  const band: Band = { left: -20, right: 820, middle: 250, height: 400, ...crossingEdges(2.3, 5, 3.1) }

  it('runs from edge to edge and keeps to its height', () => {
    const points = pointsOf(bandPath(band, { lines: 12, segments: 16 }))
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([-20, 820])
    expect(Math.min(...ys)).toBeGreaterThan(250 - 400 * 0.78)
    expect(Math.max(...ys)).toBeLessThan(250 + 400 * 0.78)
  })

  it('lays its lines evenly between the edges', () => {
    const [top, middle, bottom] = [0, 0.5, 1].map(depth => bandLine(band, depth)(0.3)[1])
    expect(middle).toBeCloseTo(((top ?? 0) + (bottom ?? 0)) / 2, 6)
    expect(numbersIn(bandPath(band, { lines: 5, segments: 6, digits: 0 })).every(Number.isInteger)).toBe(true)
  })
})
