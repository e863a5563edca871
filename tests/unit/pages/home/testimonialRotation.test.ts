// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { around, rotate } from '../../../../src/pages/home/testimonialRotation.ts'

describe('around', () => {
  it('wraps at both ends', () => {
    expect(around(2, 1, 3)).toBe(0)
    expect(around(0, -1, 3)).toBe(2)
    expect(around(1, 1, 3)).toBe(2)
  })
})

describe('rotate', () => {
  const advance = vi.fn()
  beforeEach(() => {
    vi.useFakeTimers()
    advance.mockClear()
  })
  afterEach(() => vi.restoreAllMocks())

  it('advances every seven seconds until it is ended', () => {
    const end = rotate(advance)
    vi.advanceTimersByTime(6999)
    expect(advance).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(advance).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(14_000)
    expect(advance).toHaveBeenCalledTimes(3)
    end()
    vi.advanceTimersByTime(14_000)
    expect(advance).toHaveBeenCalledTimes(3)
  })

  it('stands still in a background tab', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    const end = rotate(advance)
    vi.advanceTimersByTime(21_000)
    end()
    expect(advance).not.toHaveBeenCalled()
  })
})
