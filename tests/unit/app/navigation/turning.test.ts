// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { offerTurns, turnedTo } from '../../../../src/app/navigation/turning.ts'

describe('offerTurns', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  const place = () => {
    document.body.innerHTML = `<div data-turns="">
      <button value="-1"><svg></svg></button><button value="1"><svg></svg></button>
      <section data-bar=""><ul><li>1</li><li>2</li><li>3</li></ul></section>
    </div>`
    const element = document.querySelector<HTMLElement>('[data-turns]') as HTMLElement
    const row = element.querySelector('section') as HTMLElement
    const items = [...row.querySelectorAll('li')]
    items.forEach((item, at) => {
      Object.defineProperty(item, 'offsetLeft', { value: at * 300 })
    })
    Object.defineProperties(row, { clientWidth: { value: 300 }, scrollWidth: { value: 900 } })
    const scrollTo = vi.fn()
    Object.assign(row, { scrollTo })
    return { element, row, scrollTo }
  }

  it('turns the row by what its buttons say', () => {
    const { element, scrollTo } = place()
    const end = offerTurns(element)
    const [back, forward] = element.querySelectorAll('button')
    forward?.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ left: 300 }))
    back?.click()
    expect(scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ left: 600 }))
    end()
    forward?.click()
    expect(scrollTo).toHaveBeenCalledTimes(2)
  })

  it('says that the buttons can be used, until it is ended', () => {
    const { element } = place()
    const end = offerTurns(element)
    expect(element.dataset.turns).toBe('live')
    end()
    expect(element.dataset.turns).toBe('')
  })

  it('shows the scrollbar until 600 ms after the last move', () => {
    const { element, row } = place()
    offerTurns(element)
    vi.advanceTimersByTime(599)
    expect(row.dataset.bar).toBe('')
    vi.advanceTimersByTime(1)
    expect(row.dataset.bar).toBe('hidden')
    row.dispatchEvent(new Event('scroll'))
    expect(row.dataset.bar).toBe('')
    vi.advanceTimersByTime(400)
    row.dispatchEvent(new Event('pointermove'))
    vi.advanceTimersByTime(599)
    expect(row.dataset.bar).toBe('')
    vi.advanceTimersByTime(1)
    expect(row.dataset.bar).toBe('hidden')
  })
})

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
