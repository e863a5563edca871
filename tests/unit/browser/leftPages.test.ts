// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

let pages: typeof import('../../../src/browser/leftPages.ts')

beforeEach(async () => {
  vi.resetModules()
  pages = await import('../../../src/browser/leftPages.ts')
})
afterEach(() => document.body.replaceChildren())

/** Shows a page as React does: an element for it, which is given what it holds, and taken away with all of that. */
function show(path: string, html: string) {
  const element = document.body.appendChild(document.createElement('div'))
  const { before, holder } = pages.keepLeft(path)
  if (!before) element.innerHTML = html
  const leave = holder(element)
  return {
    element,
    leave() {
      leave?.()
      element.remove()
    },
  }
}

describe('a page that is left', () => {
  it('is there again as it was, with the same nodes, as often as one comes back', () => {
    const first = show('/1', '<details open><summary>Question</summary></details> and text')
    const [details] = first.element.children
    first.leave()
    expect(pages.isLeft('/1')).toBe(true)
    for (let time = 0; time < 3; time++) {
      const again = show('/1', 'rendered anew')
      expect(again.element.firstElementChild).toBe(details)
      expect(again.element.textContent).toBe('Question and text')
      again.leave()
    }
  })

  it('is made ready each time before it comes back', () => {
    const ready: string[] = []
    pages.comingBack.prepare = ({ textContent }) => ready.push(textContent)
    show('/1', 'one').leave()
    expect(ready).toEqual([])
    show('/1', '').leave()
    show('/1', '').leave()
    expect(ready).toEqual(['one', 'one'])
  })

  it('is that of its own address', () => {
    show('/1', 'one').leave()
    show('/2', 'two').leave()
    expect(show('/1', '').element.textContent).toBe('one')
    expect(show('/2', '').element.textContent).toBe('two')
    expect(pages.isLeft('/3')).toBe(false)
  })

  it('gives nothing back by itself to a page that takes its parts', () => {
    const left = show('/1', '<p>Part</p>')
    left.leave()
    const { before, holder } = pages.keepLeft('/1', true)
    const element = document.createElement('div')
    holder(element)
    expect(before).toBe(left.element)
    expect(before?.textContent).toBe('Part')
    expect(element.childNodes.length).toBe(0)
  })

  it('is rendered anew where it was left before it was whole', () => {
    show('/1', '<h1>Title</h1><div data-rest></div>').leave()
    expect(pages.isLeft('/1')).toBe(false)
    expect(show('/1', 'all of it').element.textContent).toBe('all of it')
  })

  it('is rendered anew too where it came with its first screen, and was left before the rest', () => {
    const ahead = document.createElement('div')
    ahead.innerHTML = '<h1>Title</h1><div data-rest></div>'
    pages.left.set('/1', ahead)
    const first = show('/1', '')
    expect(first.element.textContent).toBe('Title')
    first.leave()
    expect(pages.isLeft('/1')).toBe(false)
    expect(show('/1', 'all of it').element.textContent).toBe('all of it')
  })

  it('makes room for later ones, unless it was the first', async () => {
    const { hydration } = await import('../../../src/browser/hydration.ts')
    hydration.first = '/0'
    for (let page = 0; page < 20; page++) show(`/${page}`, String(page)).leave()
    const there = Array.from({ length: 20 }, (_, page) => page).filter(page => pages.isLeft(`/${page}`))
    expect(there).toEqual([0, 11, 12, 13, 14, 15, 16, 17, 18, 19])
  })
})
