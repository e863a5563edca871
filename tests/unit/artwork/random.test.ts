import { describe, expect, it } from 'vitest'
import { between, hashOf, pick, randomFrom } from '../../../src/artwork/random.ts'

const take = (seed: string, count: number) => Array.from({ length: count }, randomFrom(seed))

describe('random', () => {
  it('hashes as FNV-1a does', () => {
    expect(hashOf('')).toBe(2166136261)
    expect(hashOf('a')).toBe(0xe40c292c)
    expect(hashOf('foobar')).toBe(0xbf9cf968)
  })

  it('repeats itself for a seed and differs for its neighbours', () => {
    expect(take('ebics', 20)).toEqual(take('ebics', 20))
    expect(take('article-1', 3)).not.toEqual(take('article-2', 3))
  })

  it('spreads evenly from 0 to 1', () => {
    const drawn = take('spread', 4000)
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...drawn)).toBeLessThan(1)
    for (let tenth = 0; tenth < 10; tenth++) {
      const share = drawn.filter(value => Math.floor(value * 10) === tenth).length / drawn.length
      expect(share).toBeCloseTo(0.1, 1)
    }
  })

  it('stays between two bounds, and picks every value in the end', () => {
    const random = randomFrom('bounds')
    const drawn = Array.from({ length: 200 }, () => between(random, -2, 3))
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(-2)
    expect(Math.max(...drawn)).toBeLessThan(3)
    expect(new Set(Array.from({ length: 100 }, () => pick(random, ['a', 'b', 'c'])))).toEqual(
      new Set(['a', 'b', 'c']),
    )
    expect(() => pick(random, [])).toThrow(RangeError)
  })
})
