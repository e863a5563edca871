/** Whether the browser reports a connection. */
export const isOnline = (): boolean => navigator.onLine

/** Calls `changed` when the connection is lost or restored; returns a function that removes the listeners. */
export function watchOnline(changed: () => void): () => void {
  const signs = ['online', 'offline']
  for (const sign of signs) window.addEventListener(sign, changed)
  return () => {
    for (const sign of signs) window.removeEventListener(sign, changed)
  }
}
