/** Whether the browser lets this page have a worker: not without HTTPS, nor in some private windows. */
export const workerPossible = (): boolean => 'serviceWorker' in navigator

/** The first seconds of a first visit are the page's: to keep a whole site takes a phone as long as to show a page. */
const patience = 3000

/** Begins something with the worker: at once where it is there already, else when the page has been looked at a while. */
export function withWorker(begin: () => void): void {
  if (navigator.serviceWorker.controller) begin()
  else setTimeout(begin, patience)
}
