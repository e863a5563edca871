// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { wholePage } from '../../../src/browser/firstScreen.ts'

let frames: (() => void)[]
const showFrame = () => {
  for (const frame of frames.splice(0)) frame()
}

beforeEach(() => {
  vi.useFakeTimers()
  frames = []
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

describe('wholePage', () => {
  it('is there at once where nothing is missing, and else when the rest is', async () => {
    await wholePage()
    document.body.innerHTML = '<div data-rest></div>'
    let whole = false
    void wholePage().then(() => {
      whole = true
    })
    for (let frame = 0; frame < 3; frame++) {
      showFrame()
      await vi.runAllTimersAsync()
    }
    expect(whole).toBe(false)
    document.body.innerHTML = '<p>the rest</p>'
    showFrame()
    await vi.runAllTimersAsync()
    expect(whole).toBe(true)
  })
})
