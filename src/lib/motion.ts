const query = '(prefers-reduced-motion: reduce)'

/** Whether things may move on their own: not for visitors who asked for less motion. */
export const motionAllowed = (): boolean => !matchMedia(query).matches

/** Tells when the visitor's wish about motion changes; returns a function that stops telling. */
export function watchMotion(tell: () => void): () => void {
  const wish = matchMedia(query)
  wish.addEventListener('change', tell)
  return () => wish.removeEventListener('change', tell)
}
