/**
 * Calls `changed` when the site is shown in a window of its own, without the browser's frame, and whenever that changes:
 * a tab can be moved to such a window and back.
 */
export function watchOwnWindow(changed: (own: boolean) => void): void {
  const standalone = window.matchMedia('(display-mode: standalone)')
  standalone.addEventListener('change', () => changed(standalone.matches))
  if (standalone.matches) changed(true)
}

/** Whether there is a page to go back to; where the browser can't tell, there may be. */
export const canGoBack = (): boolean => window.navigation?.canGoBack ?? true

/** Calls `changed` after each step between pages; the function that is returned ends it. */
export function watchSteps(changed: () => void): () => void {
  window.navigation?.addEventListener('currententrychange', changed)
  return () => window.navigation?.removeEventListener('currententrychange', changed)
}

export const goBack = (): void => history.back()

export const reload = (): void => location.reload()
