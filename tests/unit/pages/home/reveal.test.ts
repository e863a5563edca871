// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { revealOnce } from '../../../../src/pages/home/reveal.ts'

describe('revealOnce', () => {
  const root = document.createElement('div')
  const animate = vi.fn()
  const unobserve = vi.fn()
  let tell: (entries: unknown[]) => void
  const part = () => root.firstElementChild as HTMLElement
  const see = (isIntersecting: boolean, top: number) =>
    tell([{ target: part(), isIntersecting, boundingClientRect: { top } }])

  beforeEach(() => {
    animate.mockClear()
    unobserve.mockClear()
    root.innerHTML = '<p data-reveal></p><p></p>'
    part().animate = animate
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe = vi.fn()
        unobserve = unobserve
        disconnect() {}
        constructor(given: typeof tell) {
          tell = given
        }
      },
    )
    revealOnce(root)
  })

  it('lets a part appear in half a second when it comes into view from below, and then leaves it', () => {
    see(false, 2000)
    expect(animate).not.toHaveBeenCalled()
    see(true, 790)
    expect(animate).toHaveBeenCalledTimes(1)
    expect(animate.mock.calls[0]?.[1]).toMatchObject({ duration: 500 })
    expect(unobserve).toHaveBeenCalledWith(part())
  })

  it('leaves alone what is in view at the start', () => {
    see(true, 300)
    expect(animate).not.toHaveBeenCalled()
  })

  it('leaves alone what the visitor comes back to from below', () => {
    see(false, -2000)
    see(true, -500)
    expect(animate).not.toHaveBeenCalled()
  })
})
