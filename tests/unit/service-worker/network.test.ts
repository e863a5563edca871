import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const never = () => new Promise<Response>(() => {})

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
})
afterEach(() => vi.useRealTimers())

const network = () => import('../../../src/service-worker/network.ts')

test('an answer in time is the network’s, whatever it says of the page', async () => {
  const { inTime } = await network()
  for (const status of [200, 304, 404]) {
    const answer = new Response(null, { status: status === 304 ? 304 : status })
    expect(await inTime(Promise.resolve(answer))).toBe(answer)
  }
})

test('server errors and lost connections count as no response', async () => {
  const { inTime } = await network()
  expect(await inTime(Promise.resolve(new Response(null, { status: 503 })))).toBeUndefined()
  expect(await inTime(Promise.reject(new TypeError('Failed to fetch')))).toBeUndefined()
  expect(await inTime(Promise.resolve(Response.error()))).toBeUndefined()
})

test('waits two seconds for the network, and then not again for half a minute', async () => {
  const { inTime } = await network()
  let done = false
  const first = inTime(never()).then(() => {
    done = true
  })
  await vi.advanceTimersByTimeAsync(1999)
  expect(done).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await first
  const second = inTime(never())
  await vi.advanceTimersByTimeAsync(0)
  expect(await second).toBeUndefined()

  await vi.advanceTimersByTimeAsync(30_000)
  done = false
  void inTime(never()).then(() => {
    done = true
  })
  await vi.advanceTimersByTimeAsync(1999)
  expect(done).toBe(false)
})
