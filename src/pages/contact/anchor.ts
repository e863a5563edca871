/** Calls `reached` where the address names this place (`#id`) now, and whenever it comes to name it; returns what ends it. */
export function watchAnchor(id: string, reached: () => void): () => void {
  const look = () => {
    if (location.hash === `#${id}`) reached()
  }
  look()
  window.addEventListener('hashchange', look)
  return () => window.removeEventListener('hashchange', look)
}
