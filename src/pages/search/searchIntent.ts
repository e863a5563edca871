const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

const isShortcut = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) =>
  (key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping(target)) ||
  ((ctrlKey || metaKey) && key.toLowerCase() === 'k')

/** Whether an event happened at a button that opens the search (`data-search`). */
export const isAtSearchButton = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('[data-search]') !== null

/** Calls back when a visitor asks for the search: with a button marked `data-search`, `/` or Ctrl-K (⌘K). */
export function onSearchIntent(open: () => void): void {
  // On the document: React stops events over HTML that is not hydrated yet.
  document.addEventListener('click', event => isAtSearchButton(event) && open(), { capture: true })
  document.addEventListener('keydown', event => {
    if (!isShortcut(event)) return
    event.preventDefault()
    open()
  })
}
