// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { canGoBack, watchOwnWindow, watchSteps } from '../../../../src/pages/app/ownWindow.ts'

afterEach(() => vi.unstubAllGlobals())

/** The display mode of the window, which can change. */
function playDisplay(standalone: boolean) {
  const list = Object.assign(new EventTarget(), { matches: standalone })
  vi.stubGlobal('matchMedia', (query: string) => {
    expect(query).toBe('(display-mode: standalone)')
    return list
  })
  return (matches: boolean) => {
    list.matches = matches
    list.dispatchEvent(new Event('change'))
  }
}

test('a tab is reported when it becomes an app window, and when it returns', () => {
  const move = playDisplay(false)
  const changed = vi.fn()
  watchOwnWindow(changed)
  expect(changed).not.toHaveBeenCalled()
  move(true)
  move(false)
  expect(changed.mock.calls).toEqual([[true], [false]])
})

test('an app window is reported at once', () => {
  playDisplay(true)
  const changed = vi.fn()
  watchOwnWindow(changed)
  expect(changed).toHaveBeenCalledExactlyOnceWith(true)
})

test('the browser says whether there is a way back, and when that changes', () => {
  const navigation = Object.assign(new EventTarget(), { canGoBack: false })
  vi.stubGlobal('navigation', navigation)
  const changed = vi.fn()
  const end = watchSteps(changed)
  expect(canGoBack()).toBe(false)
  navigation.canGoBack = true
  navigation.dispatchEvent(new Event('currententrychange'))
  expect(canGoBack()).toBe(true)
  end()
  navigation.dispatchEvent(new Event('currententrychange'))
  expect(changed).toHaveBeenCalledTimes(1)
})

test("where the browser can't tell, there may be one", () => {
  expect(canGoBack()).toBe(true)
  expect(watchSteps(() => {})).not.toThrow()
})
