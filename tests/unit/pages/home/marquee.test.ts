// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { lapTime, marqueeSpeed, startMarquee } from '../../../../src/pages/home/marquee.ts'

describe('lapTime', () => {
  it.each([700, 1400, 2800])('moves a copy of %i px at 70 px a second', width => {
    expect(width / (lapTime(width) / 1000)).toBe(marqueeSpeed)
    expect(marqueeSpeed).toBe(70)
  })
})

describe('startMarquee', () => {
  const track = document.createElement('div')
  let width = 1400
  let resized: () => void
  let see: (isIntersecting: boolean) => void
  const animations: { keyframes: unknown; duration: unknown; currentTime: number; running: boolean }[] = []
  const latest = () => animations.at(-1)

  beforeEach(() => {
    width = 1400
    animations.length = 0
    track.innerHTML = '<ul></ul><ul></ul>'
    document.body.append(track)
    const copy = track.firstElementChild as HTMLElement
    copy.getBoundingClientRect = () => ({ width }) as DOMRect
    track.animate = (keyframes, options) => {
      const { duration } = options as KeyframeAnimationOptions
      const animation = {
        keyframes,
        duration,
        currentTime: 0,
        running: true,
        effect: { getComputedTiming: () => ({ progress: 0.5 }) },
        play: () => set(true),
        pause: () => set(false),
        cancel: () => set(false),
      }
      const set = (running: boolean) => {
        animation.running = running
      }
      animations.push(animation)
      return animation as unknown as Animation
    }
    class Observer {
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal(
      'ResizeObserver',
      class extends Observer {
        constructor(tell: () => void) {
          super()
          resized = tell
        }
      },
    )
    vi.stubGlobal(
      'IntersectionObserver',
      class extends Observer {
        constructor(tell: (entries: unknown[]) => void) {
          super()
          see = isIntersecting => tell([{ isIntersecting }])
        }
      },
    )
  })

  it('moves by one copy, at the speed of a marquee', () => {
    startMarquee(track)
    expect(latest()?.keyframes).toEqual({ transform: ['none', 'translateX(-1400px)'] })
    expect(latest()?.duration).toBe(20_000)
  })

  it('moves the other way where lines run from right to left', () => {
    track.style.direction = 'rtl'
    startMarquee(track)
    track.style.direction = ''
    expect(latest()?.keyframes).toEqual({ transform: ['none', 'translateX(1400px)'] })
  })

  it('runs only while it is wanted and seen', () => {
    const marquee = startMarquee(track)
    expect(latest()?.running).toBe(false)
    marquee.run(true)
    expect(latest()?.running).toBe(false)
    see(true)
    expect(latest()?.running).toBe(true)
    marquee.run(false)
    expect(latest()?.running).toBe(false)
    marquee.run(true)
    see(false)
    expect(latest()?.running).toBe(false)
  })

  it('keeps its speed and its place when the copy changes its width', () => {
    const marquee = startMarquee(track)
    marquee.run(true)
    see(true)
    width = 700
    resized()
    expect(animations).toHaveLength(2)
    expect(latest()).toMatchObject({ duration: 10_000, currentTime: 5000, running: true })
    expect(animations[0]?.running).toBe(false)
  })
})
