import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const origin = 'https://balancier.example'
const code = 'export const rate = 12.4\n'
const integrity = `sha256-${createHash('sha256').update(code).digest('base64')}`

class Extendable {
  waitUntil() {}
}

/** What the cache holds, by key; each match answers with a copy of its own, as in a browser. */
let cached: Map<string, string>
let answers: Response[]

beforeEach(() => {
  vi.resetModules()
  cached = new Map()
  answers = []
  const match = async (key: string | Request) => {
    const body = cached.get(typeof key === 'string' ? key : key.url)
    if (body === undefined) return undefined
    const answer = new Response(body, { headers: { 'content-type': 'text/javascript' } })
    answers.push(answer)
    return answer
  }
  const place = { href: `${origin}/sw.js`, origin }
  const caches = { match, open: async () => ({ match }) }
  vi.stubGlobal('self', { registration: { scope: `${origin}/` }, location: place, caches })
  vi.stubGlobal('location', place)
  vi.stubGlobal('FetchEvent', class {})
  vi.stubGlobal('ExtendableEvent', Extendable)
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function load() {
  const { Precache } = await import('../../../../src/offline/worker/precache.ts')
  const precache = new Precache([{ url: '/assets/rules.js', revision: null, integrity }])
  const event = new Extendable()
  const request = new Request(`${origin}/assets/rules.js`)
  const params = { cacheKey: request.url, integrity }
  const ask = () => precache.controller.strategy.handle({ event: event as never, request, params } as never)
  return { precache, ask }
}

it('a file is answered with what the cache gave, which the browser reads by itself', async () => {
  cached.set(`${origin}/assets/rules.js`, code)
  const { precache, ask } = await load()
  // The worker would have to pass on the body of a clone, which breaks off when the worker is stopped.
  const clone = vi.spyOn(Response.prototype, 'clone')
  for (const get of [ask, () => precache.match('/assets/rules.js')]) {
    const answer = await get()
    expect(answers).toContain(answer)
    expect(answer?.bodyUsed).toBe(false)
    expect(await answer?.text()).toBe(code)
  }
  expect(clone).not.toHaveBeenCalled()
})

it('a damaged copy is no answer', async () => {
  cached.set(`${origin}/assets/rules.js`, code.slice(0, 9))
  const { precache, ask } = await load()
  expect(await precache.match('/assets/rules.js')).toBeUndefined()
  await expect(ask()).rejects.toThrow()
})
