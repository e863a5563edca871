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
