// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AppRouter } from '../../../src/router.tsx'

vi.mock('../../../src/browser/firstScreen.ts', () => ({ wholePage: () => Promise.resolve() }))
vi.mock('../../../src/browser/stylesheet.ts', () => ({ whenIdle: (task: () => void) => task() }))

/** The pages that were fetched, in order, and what ends the fetching of the last. */
let fetched: string[]
/** What was handed over to be rendered. */
let rendered: unknown[]
let arrive: (matches?: unknown) => void
let leave: () => void
let step: () => void
let watched: Set<Element>
/** Which test it is: what those before listen to at the document, they still hear. */
let run = 0
let see: (...links: [string, boolean][]) => void

const find = (href: string) => document.querySelector(`a[href="${href}"]`) as HTMLAnchorElement

beforeEach(async () => {
  vi.resetModules()
  vi.useFakeTimers()
  fetched = []
  rendered = []
  watched = new Set()
  history.replaceState(null, '', '/fr/blog')
  class Observer {
    constructor(told: (entries: unknown[]) => void) {
      see = (...links) =>
        told(
          links
            .map(([href, isIntersecting]) => ({ target: find(href), isIntersecting }))
            .filter(({ target }) => watched.has(target)),
        )
    }
    observe = (link: Element) => watched.add(link)
    disconnect = () => watched.clear()
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  const many = Array.from({ length: 30 }, (_, page) => `<a href="/fr/many-${page}">Many</a>`)
  document.body.innerHTML = `<nav><a href="/fr/menu">Menu</a></nav><main>
    <a href="/fr/one">One</a><a href="/fr/two">Two</a><a href="/fr/three">Three</a>
    <a href="/fr/contact">Demo</a><a href="/fr/blog">Here</a><a href="#place">Place</a>
    <a href="/en/one">English</a><a href="https://example.org/fr/one">Away</a>${many.join('')}</main>`
  const own = ++run
  const router = {
    options: { context: { locale: 'fr' } },
    subscribe: (name: string, told: (event: { pathChanged: boolean }) => void) => {
      const tell = () => told({ pathChanged: true })
      if (name === 'onRendered') step = tell
      else leave = tell
    },
    preloadRoute: ({ href }: { href: string }) => {
      if (own === run) fetched.push(href)
      return new Promise<unknown>(resolve => {
        arrive = resolve
      })
    },
  } as unknown as AppRouter
  const { readAhead } = await import('../../../src/browser/readAhead.ts')
  readAhead(router, matches => rendered.push(matches))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'connection')
})

const wait = (time: number) => vi.advanceTimersByTimeAsync(time)
const come = async () => {
  window.dispatchEvent(new Event('scroll'))
  await wait(0)
}

describe('what the visitor points at', () => {
  it.each(['pointerover', 'touchstart', 'focusin'])('is fetched at once: %s', type => {
    find('/fr/one').dispatchEvent(new Event(type, { bubbles: true }))
    expect(fetched).toEqual(['/fr/one'])
  })

  it('is fetched wherever it stands, and the page itself not at all', () => {
    for (const href of ['/fr/menu', '/fr/blog', '#place', '/en/one', 'https://example.org/fr/one']) {
      find(href).dispatchEvent(new Event('pointerover', { bubbles: true }))
    }
    expect(fetched).toEqual(['/fr/menu'])
  })

  it('is rendered once it is there', async () => {
    find('/fr/one').dispatchEvent(new Event('pointerover', { bubbles: true }))
    await wait(0)
    expect(rendered).toEqual([])
    arrive(['one'])
    await wait(0)
    expect(rendered).toEqual([['one']])
  })

  it('is not rendered where data are to be saved', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    find('/fr/one').dispatchEvent(new Event('pointerover', { bubbles: true }))
    arrive(['one'])
    await wait(0)
    expect(fetched).toEqual(['/fr/one'])
    expect(rendered).toEqual([])
  })

  it('is not rendered where the visitor points elsewhere by then', async () => {
    find('/fr/one').dispatchEvent(new Event('pointerover', { bubbles: true }))
    const arriveOne = arrive
    find('/fr/two').dispatchEvent(new Event('pointerover', { bubbles: true }))
    arriveOne(['one'])
    arrive(['two'])
    await wait(0)
    expect(rendered).toEqual([['two']])
  })
})

describe('what is in sight', () => {
  it('is fetched after a moment, one after the other, and not rendered', async () => {
    await come()
    see(['/fr/one', true], ['/fr/two', true])
    await wait(300)
    expect(fetched).toEqual([])
    await wait(200)
    expect(fetched).toEqual(['/fr/one'])
    arrive()
    await wait(0)
    expect(fetched).toEqual(['/fr/one', '/fr/two'])
    expect(rendered).toEqual([])
  })

  it('waits for the step that the visitor takes', async () => {
    await come()
    see(['/fr/one', true], ['/fr/two', true])
    await wait(500)
    see(['/fr/three', true])
    leave()
    arrive()
    await wait(1000)
    expect(fetched).toEqual(['/fr/one'])
    step()
    await wait(0)
    see(['/fr/two', true])
    await wait(500)
    expect(fetched).toEqual(['/fr/one', '/fr/two'])
  })

  it('is left alone until somebody is there', async () => {
    await wait(5000)
    expect(watched.size).toBe(0)
    window.dispatchEvent(new Event('pointermove'))
    await wait(0)
    expect(watched.has(find('/fr/one'))).toBe(true)
  })

  it('is not what is merely scrolled past', async () => {
    await come()
    see(['/fr/one', true])
    await wait(300)
    see(['/fr/one', false], ['/fr/two', true])
    await wait(500)
    expect(fetched).toEqual(['/fr/two'])
  })

  it('is a link of the text to another page of the site in its language, that is not a document of its own', async () => {
    await come()
    const hrefs = [...watched].map(link => link.getAttribute('href')).filter(href => !href?.includes('many'))
    expect(hrefs).toEqual(['/fr/one', '/fr/two', '/fr/three'])
  })

  it('is fetched once, and only so much of it on a page', async () => {
    await come()
    for (let page = 0; page < 30; page++) see([`/fr/many-${page}`, true])
    await wait(500)
    for (let page = 0; page < 30; page++) {
      arrive()
      await wait(0)
    }
    expect(fetched).toEqual(Array.from({ length: 12 }, (_, page) => `/fr/many-${page}`))
    step()
    await wait(0)
    see(['/fr/many-0', true], ['/fr/many-20', true])
    await wait(500)
    expect(fetched.slice(12)).toEqual(['/fr/many-20'])
  })

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'is not fetched where data are to be saved: %o',
    async connection => {
      Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
      await come()
      see(['/fr/one', true])
      await wait(500)
      expect(fetched).toEqual([])
    },
  )

  it('is fetched later where there was no connection', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await come()
    see(['/fr/one', true])
    await wait(500)
    expect(fetched).toEqual([])
    online.mockReturnValue(true)
    see(['/fr/one', true])
    await wait(500)
    expect(fetched).toEqual(['/fr/one'])
    online.mockRestore()
  })
})
