import { describe, expect, it } from 'vitest'
import { forEach, inOrder } from '../../../src/build/inOrder.ts'

const items = Array.from({ length: 40 }, (_, index) => index)
const later = (time: number) => new Promise<void>(resolve => setTimeout(resolve, time))

/** Counts how many runs are under way, at most. */
function counted(run: (item: number) => Promise<void>) {
  const seen = { now: 0, most: 0 }
  const count = async (item: number) => {
    seen.most = Math.max(seen.most, ++seen.now)
    await run(item)
    seen.now--
    return item * 10
  }
  return { seen, count }
}

describe('several at once', () => {
  it('come in their order, whichever is ready first', async () => {
    const { seen, count } = counted(item => later((40 - item) % 7))
    const results: number[] = []
    for await (const result of inOrder(items, count)) results.push(result)
    expect(results).toEqual(items.map(item => item * 10))
    expect(seen.most).toBeGreaterThan(4)
    expect(seen.most).toBeLessThanOrEqual(12)
  })

  it('are all done at the end, not too many at a time', async () => {
    const done: number[] = []
    const { seen, count } = counted(async item => {
      await later(item % 3)
      done.push(item)
    })
    await forEach(items, async item => {
      await count(item)
    })
    expect(done.sort((a, b) => a - b)).toEqual(items)
    expect(seen.most).toBeGreaterThan(4)
    expect(seen.most).toBeLessThanOrEqual(12)
  })

  it('say what failed, and nothing else is left alone', async () => {
    const fail = async (item: number) => {
      await later(1)
      if (item > 2) throw new Error(`item ${item}`)
    }
    await expect(forEach(items, fail)).rejects.toThrow('item 3')
    const results = async () => {
      for await (const _ of inOrder(items, fail)) {
        // Only the failure counts.
      }
    }
    await expect(results()).rejects.toThrow('item 3')
  })
})
