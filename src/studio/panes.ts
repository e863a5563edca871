/** The focusable areas of the studio, by their `data-pane`. */
export type Pane = 'areas' | 'entries' | 'page' | 'edit' | 'search'

const order: readonly Pane[] = ['areas', 'entries', 'page', 'edit']
const elementOf = (pane: Pane) => document.querySelector<HTMLElement>(`[data-pane="${pane}"]`)

/** Focuses a pane, or the first focusable element in it. */
export function focusPane(pane: Pane): boolean {
  const element = elementOf(pane)
  if (!element) return false
  const target = element.matches('input, textarea, iframe')
    ? element
    : (element.querySelector<HTMLElement>('[aria-current="true"], [tabindex="0"]') ??
      element.querySelector<HTMLElement>('button, input, textarea'))
  target?.focus()
  return target !== null
}

/** Whether the focus is in a pane. */
export const isPaneFocused = (pane: Pane): boolean =>
  elementOf(pane)?.contains(document.activeElement) ?? false

/** Focuses the next or previous visible pane. */
export function nextPane(by: 1 | -1): void {
  const here = order.findIndex(isPaneFocused)
  for (let step = 1; step <= order.length; step++) {
    const pane = order[(here + by * step + 2 * order.length) % order.length]
    if (pane && focusPane(pane)) return
  }
}
