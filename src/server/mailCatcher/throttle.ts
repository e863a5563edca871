/**
 * Says whether a call may pass: one in `milliseconds`, counted from the last that passed. A call that was refused
 * doesn't count.
 */
export function throttle(milliseconds: number): () => boolean {
  let last = Number.NEGATIVE_INFINITY
  return () => {
    const now = performance.now()
    if (now - last < milliseconds) return false
    last = now
    return true
  }
}
