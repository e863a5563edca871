/** Whether the browser lets this page have a worker: not without HTTPS, nor in some private windows. */
export const workerPossible = (): boolean => 'serviceWorker' in navigator
