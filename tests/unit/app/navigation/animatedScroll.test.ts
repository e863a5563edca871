// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { easeInOut, followAnchors, scrollToElement } from '../../../../src/app/navigation/animatedScroll.ts'

describe('easeInOut', () => {
  it('keeps start, middle and end, and is slow at both ends', () => {
    expect([0, 0.5, 1].map(easeInOut)).toEqual([0, 0.5, 1])
    expect(easeInOut(0.1)).toBeLessThan(0.1)
    expect(easeInOut(0.9)).toBeGreaterThan(0.9)
  })
})

describe('scrolling to a place of the page', () => {
  const place = 3000
  let reduced = false
  let target: HTMLElement
  let link: HTMLAnchorElement
  let end: () => void

  beforeEach(() => {
    vi.useFakeTimers()
    reduced = false
    vi.stubGlobal('matchMedia', () => ({ matches: reduced }))
    vi.stubGlobal('scrollY', 0)
    vi.stubGlobal('scrollTo', ({ top }: ScrollToOptions) => vi.stubGlobal('scrollY', top))
    vi.stubGlobal('getComputedStyle', () => ({ scrollPaddingTop: '92px' }))
    document.body.innerHTML = '<p><a href="#features">En savoir plus</a></p><section id="features"></section>'
    target = document.querySelector('section') as HTMLElement
    link = document.querySelector('a') as HTMLAnchorElement
    target.getBoundingClientRect = () => ({ top: place - window.scrollY }) as DOMRect
    target.scrollIntoView = vi.fn(() => void vi.stubGlobal('scrollY', place))
    end = followAnchors(document.querySelector('p') as HTMLElement)
  })

  it('takes two seconds and ends at the target, below the header', () => {
    link.click()
    vi.advanceTimersByTime(1000)
    expect(window.scrollY).toBeGreaterThan(place * 0.3)
    expect(window.scrollY).toBeLessThan(place * 0.7)
    vi.advanceTimersByTime(1100)
    expect(window.scrollY).toBe(place - 92)
  })

  it.each(['wheel', 'touchstart', 'keydown'])('is stopped by %s at its position', type => {
    link.click()
    vi.advanceTimersByTime(500)
    window.dispatchEvent(new Event(type))
    const stopped = window.scrollY
    vi.advanceTimersByTime(2000)
    expect(window.scrollY).toBe(stopped)
    expect(stopped).toBeLessThan(place / 2)
  })

  it('moves the focus to the target', () => {
    link.click()
    expect(document.activeElement).toBe(target)
  })

  it('is there at once for visitors who want less motion', () => {
    reduced = true
    scrollToElement(target)
    expect(target.scrollIntoView).toHaveBeenCalled()
    expect(window.scrollY).toBe(place)
  })

  it('leaves links to other places, and clicks for a new tab, to the browser', () => {
    const click = (init?: MouseEventInit) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
      link.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(click()).toBe(true)
    expect(click({ ctrlKey: true })).toBe(false)
    link.href = '#nowhere'
    expect(click()).toBe(false)
    link.href = '#features'
    end()
    expect(click()).toBe(false)
  })
})
