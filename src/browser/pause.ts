/**
 * Ends a task between two pieces of work, so that the browser can paint and answer before the next. Not every browser
 * can put what is left before other tasks.
 */
export const pause = (): Promise<void> =>
  window.scheduler?.yield?.() ?? new Promise(resolve => setTimeout(resolve))
