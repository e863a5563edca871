import { describe, expect, it } from 'vitest'
import { blush1, blush2, contact, hero, mist1, mist2, pay } from '../../../src/artwork/ornaments/bands.ts'
import { certificate } from '../../../src/artwork/ornaments/certificate.ts'
import type { Ornament } from '../../../src/artwork/ornaments/ornament.ts'
import { close, seal, turned } from '../../../src/artwork/ornaments/rosettes.ts'
import { unfinished } from '../../../src/artwork/ornaments/unfinished.ts'
import { numbersIn, pathsIn, pointsOf } from './geometry.ts'

const night: Record<string, Ornament> = { hero, close }
const twins: Record<string, Ornament> = {
  blush1,
  blush2,
  mist1,
  mist2,
  pay,
  contact,
  certificate,
  seal,
  unfinished,
}

describe.each(Object.entries({ ...night, ...twins }))('%s', (_, draw) => {
  const svg = draw('light')

  it('is the same every time, in whole numbers', () => {
    expect(draw('light')).toBe(svg)
    expect(pathsIn(svg).flatMap(numbersIn).every(Number.isInteger)).toBe(true)
    expect(svg).not.toMatch(/NaN|undefined/)
  })

  it('lays out a quarter of a pixel a unit, and no ground', () => {
    const [, width, height, box] = svg.match(/width="(\d+)" height="(\d+)" viewBox="0 0 (\d+ \d+)"/) ?? []
    expect(box).toBe(`${Number(width) * 4} ${Number(height) * 4}`)
    expect(svg).not.toContain('<rect')
  })

  it('refers only to what it defines', () => {
    const ids = new Set([...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id))
    const links = [...svg.matchAll(/(?:href="#|url\(#)(\w+)/g)].map(([, id]) => id)
    expect(links.filter(id => !ids.has(id))).toEqual([])
  })
})

describe.each(Object.entries(twins))('%s', (_, draw) => {
  it('has a dark twin of the same geometry in other inks', () => {
    const bare = (svg: string) => svg.replaceAll(/#[0-9a-f]{6}|stroke-opacity="[\d.]+"/g, '')
    expect(draw('dark')).not.toBe(draw('light'))
    expect(bare(draw('dark'))).toBe(bare(draw('light')))
  })
})

describe('turned', () => {
  it('draws one half sector and turns its image around', () => {
    const svg = turned('a', { petals: 12, folds: 6, lines: 3, radius: 100, base: 0.7, swing: 0.2, sway: 0 })
    expect(pathsIn(svg)).toHaveLength(1)
    expect(svg.match(/rotate\(\d+\)/g)).toEqual([
      'rotate(60)',
      'rotate(120)',
      'rotate(180)',
      'rotate(240)',
      'rotate(300)',
    ])
  })
})

describe('unfinished', () => {
  it('leaves sectors to cut, and stops its burin within the plate', () => {
    const svg = unfinished('light')
    expect(svg.match(/href="#as"/g)).toHaveLength(4)
    const [cx = 0, cy = 0] = ['cx', 'cy'].map(name =>
      Number(svg.match(new RegExp(`${name}="([-\\d.]+)"`))?.[1]),
    )
    expect(Math.hypot(cx, cy)).toBeGreaterThan(100)
    expect(Math.hypot(cx, cy)).toBeLessThan(1560)
  })
})

describe('rosettes', () => {
  it('fit their sheets', () => {
    for (const [draw, half] of [
      [close, 1560],
      [seal, 480],
      [unfinished, 1560],
    ] as const) {
      const reach = pathsIn(draw('light'))
        .flatMap(pointsOf)
        .map(([x, y]) => Math.hypot(x, y))
      expect(Math.max(...reach)).toBeLessThanOrEqual(half)
    }
  })
})
