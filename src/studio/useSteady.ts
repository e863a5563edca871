import { useLayoutEffect, useRef } from 'react'

/**
 * A function that stays the same one while what it does follows the last render: lists that are given it need not
 * render again.
 */
export function useSteady<Args extends unknown[]>(run: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(run)
  useLayoutEffect(() => {
    latest.current = run
  })
  return useRef((...args: Args) => latest.current(...args)).current
}
