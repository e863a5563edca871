import { type ReactNode, useEffect, useRef } from 'react'
import { revealOnce } from '../../lib/reveal.ts'
import { useMotion } from './useMotion.ts'

/** What is inside rises as it comes into view, where things may move. */
export function Rising({ children }: { children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null)
  const motion = useMotion()
  useEffect(() => {
    if (motion && content.current) return revealOnce(content.current)
  }, [motion])
  return <div ref={content}>{children}</div>
}
