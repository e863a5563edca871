/** Calls `leave` when the page is hidden or unloaded and may not come back; returns a function that ends it. */
export function watchLeaving(leave: () => void): () => void {
  const hidden = () => {
    if (document.visibilityState === 'hidden') leave()
  }
  window.addEventListener('pagehide', leave)
  document.addEventListener('visibilitychange', hidden)
  return () => {
    window.removeEventListener('pagehide', leave)
    document.removeEventListener('visibilitychange', hidden)
  }
}
