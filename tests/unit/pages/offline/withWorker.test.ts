import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withWorker } from '../../../../src/pages/offline/workerPossible.ts'

const visit = (controller?: object) => {
  const begin = vi.fn()
  vi.stubGlobal('navigator', { serviceWorker: { controller } })
  withWorker(begin)
  return begin
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('starts at once if the worker is registered', () => {
  expect(visit({})).toHaveBeenCalledTimes(1)
})

it('leaves the first seconds of a first visit to the page', () => {
  const begin = visit()
  vi.advanceTimersByTime(2900)
  expect(begin).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect(begin).toHaveBeenCalledTimes(1)
})
