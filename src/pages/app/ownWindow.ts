/**
 * Calls `changed` when the site starts or stops being shown in an app window, without the browser's toolbar: a tab can
 * be moved to such a window and back.
 */
export function watchOwnWindow(changed: (own: boolean) => void): void {
  const standalone = window.matchMedia('(display-mode: standalone)')
  standalone.addEventListener('change', () => changed(standalone.matches))
  if (standalone.matches) changed(true)
}

/** Whether there is a page to go back to; true if the browser cannot tell. */
export const canGoBack = (): boolean => window.navigation?.canGoBack ?? true

/** Calls `changed` after each navigation; returns a function that ends it. */
export function watchSteps(changed: () => void): () => void {
  window.navigation?.addEventListener('currententrychange', changed)
  return () => window.navigation?.removeEventListener('currententrychange', changed)
}

export const goBack = (): void => history.back()

export const reload = (): void => location.reload()
