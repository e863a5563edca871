/** Runs a task after the next paint. The returned function cancels it. */
export function oncePainted(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const soon = () => {
    timer = setTimeout(task)
  }
  // Hidden windows are never painted.
  const frame = document.hidden ? soon() : requestAnimationFrame(soon)
  return () => {
    if (frame) cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/**
 * Runs a task at the start of the frame after the next paint: its changes show in that frame, without delaying the
 * first.
 */
export function inNextFrame(task: () => void): void {
  if (document.hidden) setTimeout(task)
  else requestAnimationFrame(() => requestAnimationFrame(task))
}
