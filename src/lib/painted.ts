/** Runs a task once what is in the document now has been painted. The function returned calls it off. */
export function oncePainted(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const soon = () => {
    timer = setTimeout(task)
  }
  // A window that nobody sees paints nothing.
  const frame = document.hidden ? soon() : requestAnimationFrame(soon)
  return () => {
    if (frame) cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/**
 * Runs a task as the frame begins after the one that paints what is in the document now: what it changes shows in that
 * frame, and nothing keeps the browser from it.
 */
export function inNextFrame(task: () => void): void {
  if (document.hidden) setTimeout(task)
  else requestAnimationFrame(() => requestAnimationFrame(task))
}
