/**
 * Marks, in a table of contents, the section that is being read: the last whose heading has passed the upper third of
 * the window. Returns a function that ends it.
 */
export function watchReading(contents: HTMLElement): () => void {
  const links = [...contents.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
  const headings = links.map(link => document.getElementById(decodeURIComponent(link.hash.slice(1))))
  let frame = 0
  const look = () => {
    frame = 0
    const line = window.innerHeight / 3
    const read = headings.findLast(heading => heading && heading.getBoundingClientRect().top < line)
    links.forEach((link, index) => {
      if (read && headings[index] === read) link.setAttribute('aria-current', 'location')
      else link.removeAttribute('aria-current')
    })
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
