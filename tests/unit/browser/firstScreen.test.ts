// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { wholePage } from '../../../src/browser/firstScreen.ts'

vi.mock('../../../src/browser/painted.ts', () => ({
  oncePainted: (task: () => void) => setTimeout(task, 16),
}))

it('is whole once it shows where nothing is missing, and else when the rest is there', async () => {
  vi.useFakeTimers()
  const shown = vi.fn()
  void wholePage().then(shown)
  await vi.advanceTimersByTimeAsync(10)
  expect(shown).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(10)
  expect(shown).toHaveBeenCalled()
  document.body.innerHTML = '<div data-rest></div>'
  const whole = vi.fn()
  void wholePage().then(whole)
  await vi.advanceTimersByTimeAsync(50)
  expect(whole).not.toHaveBeenCalled()
  document.body.innerHTML = '<p>the rest</p>'
  await vi.advanceTimersByTimeAsync(16)
  expect(whole).toHaveBeenCalled()
  vi.useRealTimers()
})
