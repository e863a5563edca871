import { i18n } from '@lingui/core'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, fireEvent } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

vi.mock('../../../../src/i18n/catalogs.ts', () => ({ loadMessages: (names: string[]) => words(names) }))
const words = vi.fn(async (_: string[]) => {})

type When = 'visible' | 'never'

function Counter() {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  )
}
const load = vi.fn(async () => Counter)

/** All intersection observers of the test. */
const views: ((entries: { isIntersecting: boolean }[]) => void)[] = []
class View {
  constructor(tell: (typeof views)[number]) {
    views.push(tell)
  }
  observe() {}
  disconnect() {}
}

async function pageWith(when: When, path = '/') {
  const { firstPage, hydrate, loadAllParts } = await import('../../../../src/app/hydration/hydrate.tsx')
  const Part = hydrate({ when, load, messages: ['home'] })
  const router = createRouter({
    routeTree: createRootRoute({ component: Part, notFoundComponent: () => null }),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  Object.assign(router, { ssr: { manifest: undefined } })
  firstPage.isPending = true
  await router.load()
  firstPage.isPending = false
  return { Part, router, loadAllParts, page: <RouterProvider router={router} /> }
}

/** The page as the server sends it: `import.meta.env.SSR` is fixed at build time. */
async function serverHtml(when: When): Promise<string> {
  vi.stubEnv('SSR', true)
  vi.resetModules()
  const { loadAllParts, page } = await pageWith(when)
  await loadAllParts()
  const html = renderToString(page)
  vi.unstubAllEnvs()
  vi.resetModules()
  load.mockClear()
  return html
}

let place: HTMLElement
let root: Root | undefined
const failed = vi.fn()

async function hydrated(when: When) {
  place.innerHTML = await serverHtml(when)
  const made = await pageWith(when)
  await act(async () => {
    root = hydrateRoot(place, made.page, { onRecoverableError: failed })
  })
  return made
}
const button = () => place.querySelector('button') as HTMLButtonElement

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'fr', messages: {} })
  vi.stubGlobal('IntersectionObserver', View)
  vi.stubGlobal('scrollTo', () => {})
  views.length = 0
  place = document.createElement('div')
  document.body.append(place)
})
afterEach(async () => {
  await act(async () => root?.unmount())
  place.remove()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

describe('hydrate', () => {
  it('keeps the HTML with "never", and fetches neither code nor words', async () => {
    await hydrated('never')
    fireEvent.pointerMove(button())
    expect(button().textContent).toBe('0')
    expect(load).not.toHaveBeenCalled()
    expect(words).not.toHaveBeenCalled()
    expect(failed).not.toHaveBeenCalled()
  })

  it.each(['pointerMove', 'pointerDown', 'focusIn'] as const)(
    'hydrates on %s with "visible", wherever it is',
    async name => {
      await hydrated('visible')
      const sent = button()
      expect(load).not.toHaveBeenCalled()
      await act(async () => fireEvent[name](sent))
      await act(async () => fireEvent.click(sent))
      expect(button()).toBe(sent)
      expect(sent.textContent).toBe('1')
      expect(words).toHaveBeenCalledWith(['site', 'home'])
      expect(failed).not.toHaveBeenCalled()
    },
  )

  it('hydrates near the window with "visible", not before', async () => {
    await hydrated('visible')
    await act(async () => views[0]?.([{ isIntersecting: false }]))
    expect(load).not.toHaveBeenCalled()
    await act(async () => views[0]?.([{ isIntersecting: true }]))
    await act(async () => fireEvent.click(button()))
    expect(button().textContent).toBe('1')
  })

  it('tries again on the next touch what could not be fetched', async () => {
    await hydrated('visible')
    load.mockRejectedValueOnce(new Error('no connection'))
    await act(async () => views[0]?.([{ isIntersecting: true }]))
    await act(async () => fireEvent.pointerMove(button()))
    await act(async () => fireEvent.click(button()))
    expect(button().textContent).toBe('1')
  })

  it('renders anew after a step what still waits: its HTML is of the page before', async () => {
    const { router } = await hydrated('visible')
    const sent = button()
    await act(() => router.navigate({ to: '/company' }))
    await act(async () => {})
    expect(button()).not.toBe(sent)
    await act(async () => fireEvent.click(button()))
    expect(button().textContent).toBe('1')
  })

  it('preloads what it renders after a step, but nothing while the first page is prepared', async () => {
    vi.resetModules()
    const { firstPage } = await import('../../../../src/app/hydration/hydrate.tsx')
    const { Part } = await pageWith('never')
    load.mockClear()
    firstPage.isPending = true
    await Part.preload()
    expect(load).not.toHaveBeenCalled()
    firstPage.isPending = false
    await Part.preload()
    expect(load).toHaveBeenCalledOnce()
  })
})
