import { describe, expect, it } from 'vitest'
import { circlePath, curvePath, type Point, tight } from '../../../src/artwork/path.ts'
import { pointsOf } from './geometry.ts'

const circle = (t: number): Point => [100 * Math.cos(t), 100 * Math.sin(t)]
const turn = 2 * Math.PI

describe('path data', () => {
  it('writes numbers without waste', () => {
    expect(tight([0.5, -0.25, -3, 12.04, -0.001])).toBe('.5-.3-3 12 0')
    expect(tight([1.6, -1.6], 0)).toBe('2-2')
  })

  it('draws a circle as two arcs that come back', () => {
    expect(pointsOf(circlePath(10, 20, 5))).toEqual([
      [5, 20],
      [15, 20],
      [5, 20],
    ])
  })
})

describe('curvePath', () => {
  it('passes through the curve at every knot, without drifting', () => {
    const points = pointsOf(curvePath(circle, { to: turn, segments: 400, digits: 0 }))
    // The last number of each piece is a knot; handles are not among the points.
    points.forEach(([x, y], index) => {
      const [cx, cy] = circle((turn * index) / 400)
      expect(Math.hypot(x - cx, y - cy)).toBeLessThan(0.75)
    })
    expect(points).toHaveLength(401)
  })

  it('follows the tangent: eight pieces are a circle to a thousandth', () => {
    const data = curvePath(circle, { to: turn, segments: 8, digits: 3 })
    const [, body = ''] = data.match(/c([^s]*)/) ?? []
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = body.split(/[ ](?=.)|(?=-)/).map(Number)
    const middle: Point = [100 + (3 * x1 + 3 * x2 + x3) / 8, (3 * y1 + 3 * y2 + y3) / 8]
    expect(Math.hypot(...middle)).toBeCloseTo(100, 0)
    expect(Math.hypot(...middle) / 100).toBeGreaterThan(0.999)
  })

  it('uses one first handle and mirrors the others', () => {
    expect(curvePath(t => [t, 0], { to: 6, segments: 2, digits: 0 })).toBe('M0 0c1 0 2 0 3 0s2 0 3 0')
  })

  it('closes on demand', () => {
    const data = curvePath(circle, { to: turn, segments: 12, closed: true })
    expect(data.endsWith('Z')).toBe(true)
    const points = pointsOf(data)
    const [first = [0, 0], last = [9, 9]] = [points[0], points.at(-1)]
    expect(Math.hypot(first[0] - last[0], first[1] - last[1])).toBeLessThan(0.1)
  })
})
