// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AsLeft } from '../../../../src/pages/home/AsLeft.tsx'

const areas = vi.fn<(...names: string[]) => Promise<void>>()
const signs = { approached: () => {}, touched: () => {} }

vi.mock('@tanstack/react-router', () => ({ useRouter: () => ({ options: { context: { areas } } }) }))
vi.mock('../../../../src/browser/approach.ts', () => {
  const sign = (name: keyof typeof signs) => () =>
    new Promise<void>(resolve => {
      signs[name] = resolve
    })
  return { approached: sign('approached'), touched: sign('touched') }
})

/** Gives a sign, and lets all that follows from it happen. */
const give = (name: keyof typeof signs) => act(async () => signs[name]())

function pageLeft() {
  const page = document.createElement('div')
  page.innerHTML =
    '<div data-part="quotes"><p>second quote</p></div><div data-part="words"><p>as they were</p></div>'
  return page
}

beforeEach(() => {
  vi.restoreAllMocks()
  areas.mockReset().mockResolvedValue()
})

describe('a part of a page that was left', () => {
  it('is rendered where there was no page before, and where that had no such part', () => {
    const page = (before: Element | undefined) => (
      <AsLeft part="quotes" before={before}>
        first quote
      </AsLeft>
    )
    render(page(undefined))
    expect(screen.getByText('first quote')).toBeTruthy()
    const { container } = render(page(document.createElement('div')))
    expect(container.textContent).toBe('first quote')
  })

  it('has its very nodes again, for good where it is still', async () => {
    const before = pageLeft()
    const words = before.querySelector('[data-part="words"] p')
    const part = (
      <AsLeft part="words" before={before}>
        anew
      </AsLeft>
    )
    const { container, rerender } = render(part)
    await act(async () => {})
    rerender(part)
    expect(container.querySelector('[data-part="words"] p')).toBe(words)
    expect(container.textContent).toBe('as they were')
    expect(areas).not.toHaveBeenCalled()
  })

  it('lives once the visitor comes to it and its code and words are there', async () => {
    const load = vi.fn(async () => {})
    const live = { id: 'part-quotes', areas: ['home'], load }
    const { container } = render(
      <AsLeft part="quotes" before={pageLeft()} live={live}>
        first quote
      </AsLeft>,
    )
    expect(container.textContent).toBe('second quote')
    expect(load).not.toHaveBeenCalled()
    await give('approached')
    expect(container.textContent).toBe('first quote')
    expect(container.querySelectorAll('[data-part="quotes"]')).toHaveLength(1)
    expect(areas).toHaveBeenCalledWith('home')
  })

  it('keeps the focus where it is when it comes to life, without moving anything', async () => {
    const focus = vi.spyOn(HTMLElement.prototype, 'focus')
    const before = document.createElement('div')
    before.innerHTML =
      '<div data-part="quotes"><a href="/fr">all</a><button type="button">next</button></div>'
    const live = { id: 'part-quotes', areas: ['home'], load: async () => {} }
    render(
      <AsLeft part="quotes" before={before} live={live}>
        <a href="/fr">all</a>
        <button type="button">next one</button>
      </AsLeft>,
    )
    screen.getByRole('button', { name: 'next' }).focus()
    await give('approached')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'next one' }))
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true })
  })

  it('takes no focus that it had not', async () => {
    const focus = vi.spyOn(HTMLElement.prototype, 'focus')
    const before = document.createElement('div')
    before.innerHTML = '<div data-part="quotes"><button type="button">next</button></div>'
    render(
      <AsLeft part="quotes" before={before} live={{ id: 'part-quotes', areas: [], load: async () => {} }}>
        <button type="button">next one</button>
      </AsLeft>,
    )
    await give('approached')
    expect(screen.getByRole('button', { name: 'next one' })).toBeTruthy()
    expect(focus).not.toHaveBeenCalled()
  })

  it('stays as it was where its code cannot be had, and tries again at the next touch', async () => {
    const load = vi.fn(async () => {}).mockRejectedValueOnce(new Error('offline'))
    const live = { id: 'part-quotes', areas: ['home'], load }
    const { container } = render(
      <AsLeft part="quotes" before={pageLeft()} live={live}>
        first quote
      </AsLeft>,
    )
    await give('approached')
    expect(container.textContent).toBe('second quote')
    await give('touched')
    expect(container.textContent).toBe('first quote')
  })

  it('asks for nothing once the page is left again', async () => {
    const load = vi.fn(async () => {})
    const { unmount } = render(
      <AsLeft part="quotes" before={pageLeft()} live={{ id: 'part-quotes', areas: ['home'], load }}>
        first quote
      </AsLeft>,
    )
    unmount()
    await give('approached')
    expect(load).not.toHaveBeenCalled()
  })
})
