import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** How long the network takes to answer, in milliseconds; `undefined`: it never does. */
let delay: number | undefined

beforeEach(() => {
  delay = undefined
  vi.useFakeTimers()
  vi.resetModules()
  vi.stubGlobal('self', {
    registration: { scope: 'https://balancier.example/' },
    location: { href: 'https://balancier.example/' },
  })
  vi.stubGlobal('location', new URL('https://balancier.example/'))
  vi.stubGlobal('FetchEvent', class {})
  class Extendable {
    waitUntil() {}
  }
  vi.stubGlobal('ExtendableEvent', Extendable)
  vi.stubGlobal('caches', {
    match: async () => new Response('cached'),
    open: async () => ({ put: async () => {}, keys: async () => [] }),
    delete: async () => false,
  })
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise(
        resolve => delay !== undefined && setTimeout(() => resolve(new Response('new', { status })), delay),
      ),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

let status = 200
const site = async () => {
  status = 200
  const { networkOrCache } = await import('../../../../src/offline/worker/network.ts')
  const handle = networkOrCache({ cacheName: 'pages' })
  /** What a request is answered with, and after how many milliseconds. */
  return async () => {
    const start = Date.now()
    const event = new (globalThis as unknown as { ExtendableEvent: new () => never }).ExtendableEvent()
    const answer = handle({ request: new Request('https://balancier.example/fr'), event }).then(
      async response => ({
        text: await response.text(),
        after: Date.now() - start,
      }),
    )
    await vi.advanceTimersByTimeAsync(5000)
    return answer
  }
}

test('waits two seconds for the network, and then half a minute not at all', async () => {
  const ask = await site()
  expect(await ask()).toEqual({ text: 'cached', after: 2000 })
  expect(await ask()).toEqual({ text: 'cached', after: 0 })
})

test('the half minute ends, however often pages are opened in it', async () => {
  const ask = await site()
  await ask()
  for (let asked = 0; asked < 5; asked++) expect((await ask()).after).toBe(0)
  // 30 seconds after the time-out, the network is asked again: it is well.
  await vi.advanceTimersByTimeAsync(5000)
  delay = 100
  expect(await ask()).toEqual({ text: 'new', after: 100 })
})

test('the half minute ends when the network is quick again', async () => {
  const ask = await site()
  await ask()
  delay = 100
  expect(await ask()).toEqual({ text: 'cached', after: 0 })
  expect(await ask()).toEqual({ text: 'new', after: 100 })
})

test('a cached response is better than a server error', async () => {
  const ask = await site()
  delay = 100
  status = 503
  expect((await ask()).text).toBe('cached')
})
