import { useEffect, useState } from 'react'
import { around, rotate } from './rotation.ts'
import { useHold } from './useHold.ts'
import { useMotion } from './useMotion.ts'

/**
 * State of a carousel of `count` slides that rotates by itself, if the visitor allows motion, until someone takes over:
 * the arrows stop it for good, pointer and focus hold it, its own button stops it and starts it again.
 */
export function useCarousel(count: number) {
  const [index, setIndex] = useState(0)
  const [choice, setChoice] = useState<boolean>()
  const motion = useMotion()
  const { held, release, handlers } = useHold()
  const playing = choice ?? motion
  const rotating = playing && !held

  useEffect(() => {
    if (rotating) return rotate(() => setIndex(current => around(current, 1, count)))
  }, [rotating, count])

  return {
    index,
    playing,
    rotating,
    handlers,
    toggle() {
      setChoice(!playing)
      if (!playing) release()
    },
    go(step: 1 | -1) {
      setChoice(false)
      setIndex(around(index, step, count))
    },
  }
}
