/** Where the focus can be sent, by the name that an element bears as `data-pane`. */
export type Pane = 'areas' | 'entries' | 'page' | 'edit' | 'search'

const order: readonly Pane[] = ['areas', 'entries', 'page', 'edit']
const elementOf = (pane: Pane) => document.querySelector<HTMLElement>(`[data-pane="${pane}"]`)

/** Sends the focus to a pane; what cannot have it itself gives it to the first thing in it that can. */
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

/** Sends the focus to the next pane that is there, or the one before. */
export function nextPane(by: 1 | -1): void {
  const here = order.findIndex(isPaneFocused)
  for (let step = 1; step <= order.length; step++) {
    const pane = order[(here + by * step + 2 * order.length) % order.length]
    if (pane && focusPane(pane)) return
  }
}
