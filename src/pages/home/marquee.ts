/** The speed of a marquee in pixels per second. */
export const marqueeSpeed = 70

/**
 * The duration of one lap in milliseconds, for a copy of `width` pixels.
 * @example lapTime(1400) // 20000
 */
export const lapTime = (width: number): number => (width / marqueeSpeed) * 1000

export type Marquee = { run: (on: boolean) => void; stop: () => void }

/**
 * Moves a track with two equal copies of its content by the width of one copy, in a loop, at the same speed at every
 * width. Paused at first, and while it is out of view.
 */
export function startMarquee(track: HTMLElement): Marquee {
  const copy = track.firstElementChild ?? track
  let animation: Animation | undefined
  let width = 0
  let wanted = false
  let seen = false

  const obey = () => (wanted && seen ? animation?.play() : animation?.pause())

  const measure = () => {
    const now = copy.getBoundingClientRect().width
    if (now === width || now === 0) return
    width = now
    const done = animation?.effect?.getComputedTiming().progress ?? 0
    animation?.cancel()
    const way = getComputedStyle(track).direction === 'rtl' ? now : -now
    const duration = lapTime(now)
    animation = track.animate(
      { transform: ['none', `translateX(${way}px)`] },
      { duration, iterations: Infinity },
    )
    animation.currentTime = done * duration
    obey()
  }
  const sizes = new ResizeObserver(measure)
  const sight = new IntersectionObserver(entries => {
    seen = entries.at(-1)?.isIntersecting ?? false
    obey()
  })
  measure()
  sizes.observe(copy)
  sight.observe(track.parentElement ?? track)

  return {
    run(on) {
      wanted = on
      obey()
    },
    stop() {
      sizes.disconnect()
      sight.disconnect()
      animation?.cancel()
    },
  }
}
