/**
 * Tells which section is being read: the last whose heading has passed the upper third of the window.
 * Returns a function that stops telling.
 */
export function watchReading(ids: readonly string[], tell: (id: string | undefined) => void): () => void {
  const headings = ids.map(id => document.getElementById(id)).filter(heading => heading !== null)
  let frame = 0
  const look = () => {
    frame = 0
    const line = window.innerHeight / 3
    tell(headings.findLast(heading => heading.getBoundingClientRect().top < line)?.id)
  }
  const soon = () => {
    frame ||= requestAnimationFrame(look)
  }
  soon()
  window.addEventListener('scroll', soon, { passive: true })
  return () => {
    window.removeEventListener('scroll', soon)
    cancelAnimationFrame(frame)
  }
}
