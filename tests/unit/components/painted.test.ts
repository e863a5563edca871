// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { oncePainted } from '../../../src/components/painted.ts'

let frames: (() => void)[]
const showFrame = () => {
  for (const frame of frames.splice(0)) frame()
}

beforeEach(() => {
  vi.useFakeTimers()
  frames = []
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', (id: number) => {
    frames[id - 1] = () => {}
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('oncePainted', () => {
  it('waits for a frame, and for the end of it', () => {
    const task = vi.fn()
    oncePainted(task)
    vi.runAllTimers()
    expect(task).not.toHaveBeenCalled()
    showFrame()
    expect(task).not.toHaveBeenCalled()
    vi.runAllTimers()
    expect(task).toHaveBeenCalledTimes(1)
  })

  it('is called off before the frame, and after it', () => {
    const task = vi.fn()
    oncePainted(task)()
    showFrame()
    const end = oncePainted(task)
    showFrame()
    end()
    vi.runAllTimers()
    expect(task).not.toHaveBeenCalled()
  })

  it('waits for no frame in a window that nobody sees', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    const task = vi.fn()
    oncePainted(task)
    vi.runAllTimers()
    expect(task).toHaveBeenCalledTimes(1)
    oncePainted(task)()
    vi.runAllTimers()
    expect(task).toHaveBeenCalledTimes(1)
  })
})
