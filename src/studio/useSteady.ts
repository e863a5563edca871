import { useLayoutEffect, useRef } from 'react'

/**
 * A function with a stable identity that calls the latest version of `run`, so that lists which receive it need not
 * render again.
 */
export function useSteady<Args extends unknown[]>(run: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(run)
  useLayoutEffect(() => {
    latest.current = run
  })
  return useRef((...args: Args) => latest.current(...args)).current
}
