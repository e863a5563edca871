import { describe, expect, it } from 'vitest'
import { arrowTarget } from '../../../src/components/arrowKeys.ts'

const grid = { count: 9, columns: 4 }

describe('arrowTarget', () => {
  it.each([
    ['ArrowDown', 1, 5],
    ['ArrowDown', 6, 8],
    ['ArrowDown', 8, 0],
    ['ArrowUp', 5, 1],
    ['ArrowUp', 2, 0],
    ['ArrowUp', 0, 8],
    ['ArrowRight', 3, 4],
    ['ArrowRight', 8, 0],
    ['ArrowLeft', 0, 8],
    ['Home', 5, 0],
    ['End', 5, 8],
    ['Tab', 5, -1],
  ])('%s leads from item %i to item %i of a grid', (key, current, target) => {
    expect(arrowTarget({ key, current, ...grid })).toBe(target)
  })

  it('turns left and right round where text runs from right to left', () => {
    expect(arrowTarget({ key: 'ArrowLeft', current: 3, ...grid, rtl: true })).toBe(4)
    expect(arrowTarget({ key: 'ArrowRight', current: 3, ...grid, rtl: true })).toBe(2)
  })
})
