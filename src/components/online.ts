/** Whether the browser reports a connection. */
export const isOnline = (): boolean => navigator.onLine

/** Calls `changed` when the connection is lost or restored; returns a function that removes the listeners. */
export function watchOnline(changed: () => void): () => void {
  const events = ['online', 'offline']
  for (const event of events) window.addEventListener(event, changed)
  return () => {
    for (const event of events) window.removeEventListener(event, changed)
  }
}
