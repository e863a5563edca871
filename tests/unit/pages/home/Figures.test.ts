// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { counterValue, countWhenSeen } from '../../../../src/pages/home/Figures.tsx'

describe('counterValue', () => {
  const timing = { target: 1100, duration: 2000 }

  it('runs from 0 to the target, and stays there', () => {
    expect(counterValue(0, timing)).toBe(0)
    expect(counterValue(2000, timing)).toBe(1100)
    expect(counterValue(9000, timing)).toBe(1100)
  })

  it('never falls, and slows down towards the end', () => {
    const values = Array.from({ length: 21 }, (_, step) => counterValue(step * 100, timing))
    expect(values).toEqual(values.toSorted((a, b) => a - b))
    expect(counterValue(500, timing)).toBeGreaterThan(1100 / 2)
  })
})

describe('countWhenSeen', () => {
  let see: (entry: Partial<IntersectionObserverEntry>) => void
  const disconnect = vi.fn()
  const section = document.createElement('dl')
  const figure = () => section.querySelector('dd') as HTMLElement

  beforeEach(() => {
    disconnect.mockClear()
    vi.useFakeTimers()
    section.innerHTML = '<dd data-count="1100" data-duration="2000">1 100</dd><dd>40+</dd>'
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        disconnect = disconnect
        observe() {}
        constructor(tell: (entries: unknown[]) => void) {
          see = entry =>
            tell([
              {
                isIntersecting: true,
                intersectionRect: { height: 0 },
                rootBounds: { height: 800 },
                ...entry,
              },
            ])
        }
      },
    )
  })

  it('waits at 0 out of view, starts when half is seen, and ends with the figure of the page', () => {
    countWhenSeen(section, String)
    see({ isIntersecting: false, intersectionRatio: 0 })
    expect(figure().dataset.shown).toBe('0')
    see({ intersectionRatio: 0.4 })
    vi.advanceTimersByTime(1000)
    expect(figure().dataset.shown).toBe('0')
    see({ intersectionRatio: 0.5 })
    vi.advanceTimersByTime(1000)
    expect(Number(figure().dataset.shown)).toBeGreaterThan(500)
    expect(figure().textContent).toBe('1 100')
    vi.advanceTimersByTime(1100)
    expect(figure().dataset.shown).toBeUndefined()
    expect(disconnect).toHaveBeenCalled()
  })

  it('starts in a window too low to show half of it', () => {
    countWhenSeen(section, String)
    see({ isIntersecting: false, intersectionRatio: 0 })
    see({ intersectionRatio: 0.2, intersectionRect: { height: 400 } as DOMRectReadOnly })
    vi.advanceTimersByTime(1000)
    expect(figure().dataset.shown).not.toBe('0')
  })

  it('leaves a figure alone that is in view at the start', () => {
    countWhenSeen(section, String)
    see({ intersectionRatio: 0.1 })
    expect(figure().dataset.shown).toBeUndefined()
    expect(disconnect).toHaveBeenCalled()
  })

  it('touches no figure without a count', () => {
    countWhenSeen(section, String)
    see({ isIntersecting: false, intersectionRatio: 0 })
    expect(section.querySelectorAll('[data-shown]')).toHaveLength(1)
  })

  it('shows the final figure when it is ended half-way', () => {
    const end = countWhenSeen(section, String)
    see({ isIntersecting: false, intersectionRatio: 0 })
    see({ intersectionRatio: 1 })
    vi.advanceTimersByTime(500)
    end()
    vi.advanceTimersByTime(500)
    expect(figure().dataset.shown).toBeUndefined()
  })
})
