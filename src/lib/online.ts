/** Whether the browser believes that it has a connection. */
export const isOnline = (): boolean => navigator.onLine

/** Calls `changed` when the connection is lost or comes back; the function that is returned ends it. */
export function watchOnline(changed: () => void): () => void {
  const signs = ['online', 'offline']
  for (const sign of signs) window.addEventListener(sign, changed)
  return () => {
    for (const sign of signs) window.removeEventListener(sign, changed)
  }
}
