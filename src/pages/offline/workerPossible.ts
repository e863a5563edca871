/** Whether the browser supports a worker here: not without HTTPS, nor in some private windows. */
export const workerPossible = (): boolean => 'serviceWorker' in navigator

/** How long a first visit is left alone: caching the whole site takes a phone as long as loading a page. */
const patience = 3000

/** Calls back with the worker: at once if it is registered already, otherwise after a while. */
export function withWorker(begin: () => void): void {
  if (navigator.serviceWorker.controller) begin()
  else setTimeout(begin, patience)
}
