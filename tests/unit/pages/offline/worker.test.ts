// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startWorker } from '../../../../src/pages/offline/worker.ts'

const update = vi.hoisted(() => vi.fn(async () => {}))
vi.mock('workbox-window', () => ({
  Workbox: class {
    addEventListener() {}
    register = async () => {}
    update = update
  },
}))

const minute = 60_000

beforeEach(async () => {
  vi.useFakeTimers()
  update.mockClear()
  vi.stubGlobal('navigator', { serviceWorker: { addEventListener() {}, startMessages() {} } })
  await startWorker({ waiting: () => {}, onMessage: () => {} })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const turnToTab = () => document.dispatchEvent(new Event('visibilitychange'))

it('looks for a new version each hour', () => {
  vi.advanceTimersByTime(59 * minute)
  expect(update).not.toHaveBeenCalled()
  vi.advanceTimersByTime(minute)
  expect(update).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(60 * minute)
  expect(update).toHaveBeenCalledTimes(2)
})

it('looks when the visitor turns to the tab, at most once a minute', () => {
  turnToTab()
  expect(update).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2 * minute)
  turnToTab()
  turnToTab()
  expect(update).toHaveBeenCalledTimes(1)
})

it('works without a connection to the worker', () => {
  update.mockRejectedValueOnce(new Error('offline'))
  vi.advanceTimersByTime(60 * minute)
  expect(update).toHaveBeenCalledTimes(1)
})
