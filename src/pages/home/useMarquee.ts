import { useEffect, useRef, useState } from 'react'
import { type Marquee, startMarquee } from './marquee.ts'
import { useHold } from './useHold.ts'
import { useMotion } from './useMotion.ts'

/**
 * State of a marquee: `moving` while there is one at all, which is where motion is allowed, and `playing` unless its
 * button has stopped it. Pointer and focus hold it.
 */
export function useMarquee() {
  const track = useRef<HTMLDivElement>(null)
  const marquee = useRef<Marquee>(undefined)
  const moving = useMotion()
  const [playing, setPlaying] = useState(true)
  const { held, release, handlers } = useHold()

  useEffect(() => {
    if (!moving || !track.current) return
    const started = startMarquee(track.current)
    marquee.current = started
    return started.stop
  }, [moving])

  useEffect(() => {
    if (moving) marquee.current?.run(playing && !held)
  }, [moving, playing, held])

  const toggle = () => {
    setPlaying(!playing)
    if (!playing) release()
  }
  return { track, moving, playing, toggle, handlers }
}
