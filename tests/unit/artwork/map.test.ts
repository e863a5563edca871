import { geoNaturalEarth1 } from 'd3-geo'
import { describe, expect, it } from 'vitest'
import { hatch } from '../../../src/artwork/hatch.ts'
import { map } from '../../../src/artwork/map.ts'
import {
  centralMeridian,
  mapOrigin,
  mapScale,
  mapSize,
  type Place,
  projectOnMap,
} from '../../../src/artwork/projection.ts'
import { pathsIn, pointsOf } from './geometry.ts'

describe('projectOnMap', () => {
  it('agrees with the Natural Earth projection of d3', () => {
    const d3 = geoNaturalEarth1()
      .rotate([-centralMeridian, 0])
      .scale(mapScale)
      .translate([...mapOrigin])
    for (let longitude = -175; longitude < 180; longitude += 25) {
      for (let latitude = -60; latitude < 85; latitude += 12) {
        const [x, y] = projectOnMap([longitude, latitude])
        const [dx, dy] = d3([longitude, latitude]) ?? [0, 0]
        expect(x).toBeCloseTo(dx, 6)
        expect(y).toBeCloseTo(dy, 6)
      }
    }
  })

  it('keeps both sides of the Bering Strait on their own edge', () => {
    expect(projectOnMap([-168, 65])[0]).toBeLessThan(100)
    expect(projectOnMap([-172, 65])[0]).toBeGreaterThan(mapSize.width - 100)
  })
})

describe('hatch', () => {
  const square = (from: number, to: number) =>
    [
      [from, from],
      [to, from],
      [to, to],
      [from, to],
    ] as const

  it('fills a ring and leaves its hole', () => {
    const rows = hatch([square(0, 10), square(4, 6)], { top: 1, bottom: 10, pitch: 4 })
    expect(rows).toEqual([
      { y: 1, from: 0, to: 10 },
      { y: 5, from: 0, to: 4 },
      { y: 5, from: 6, to: 10 },
      { y: 9, from: 0, to: 10 },
    ])
  })
})

describe('map', () => {
  const svg = map()
  const [land = '', flights = '', cities = ''] = pathsIn(svg)
  const rows = land
    .split('M')
    .filter(Boolean)
    .map(row => pointsOf(`M${row}`))
  const covers = (place: Place) => {
    const [x, y] = projectOnMap(place)
    return rows.some(points => {
      const near = Math.abs((points[0]?.[1] ?? -99) - y) <= 2.5
      return (
        near &&
        points.some(([end], index) => index % 2 === 1 && end >= x && (points[index - 1]?.[0] ?? x + 1) <= x)
      )
    })
  }

  it('has land where there is land', () => {
    const inland: Place[] = [
      [2, 47],
      [-100, 45],
      [-60, -10],
      [20, 0],
      [100, 60],
      [134, -25],
    ]
    const atSea: Place[] = [
      [-40, 30],
      [80, -30],
      [-150, 0],
      [0, -60],
      [-20, -72],
    ]
    expect(inland.filter(covers)).toEqual(inland)
    expect(atSea.filter(covers)).toEqual([])
  })

  it('stays in its box', () => {
    for (const [x, y] of [land, flights, cities].flatMap(pointsOf)) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(mapSize.width)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(mapSize.height)
    }
  })

  it('leaves the words to the page', () => {
    expect(svg).not.toMatch(/<text|<title|aria-/)
  })
})
