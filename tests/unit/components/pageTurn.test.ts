import { describe, expect, it } from 'vitest'
import { turnedTo } from '../../../src/components/turning.ts'

describe('turnedTo', () => {
  /** Eight items with a gap of 24 px; as many in view as the test says. */
  const row = (inView: number) => {
    const view = 1280
    const stride = (view + 24) / inView
    return { stride, view, total: 8 * stride - 24 }
  }

  it.each([1, 2, 4])('turns by a full view of %i items', inView => {
    const { stride, ...line } = row(inView)
    expect(turnedTo({ ...line, stride, offset: 0 }, 1)).toBe(inView * stride)
    expect(turnedTo({ ...line, stride, offset: 1304 }, -1)).toBe(0)
  })

  it('goes on at the other end', () => {
    const line = row(4)
    expect(turnedTo({ ...line, offset: line.total - line.view }, 1)).toBe(0)
    expect(turnedTo({ ...line, offset: 0 }, -1)).toBe(line.total - line.view)
  })

  it('stops at an end before it goes on', () => {
    const line = { ...row(4), offset: 326 }
    expect(turnedTo(line, 1)).toBe(line.total - line.view)
    expect(turnedTo(line, -1)).toBe(0)
  })
})
