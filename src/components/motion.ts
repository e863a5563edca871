const query = '(prefers-reduced-motion: reduce)'

/** Whether animations may run: not for visitors who prefer reduced motion. */
export const motionAllowed = (): boolean => !matchMedia(query).matches

/** Calls back when this preference changes; returns a function that removes the listener. */
export function watchMotion(tell: () => void): () => void {
  const preference = matchMedia(query)
  preference.addEventListener('change', tell)
  return () => preference.removeEventListener('change', tell)
}
