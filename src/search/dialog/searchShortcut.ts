type Search = {
  /** Loads the code. */
  prepare: () => Promise<unknown>
  open: () => Promise<void>
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Whether a key asks for the search: `/` outside of fields, Ctrl-K or ⌘K. */
export const isSearchShortcut = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  (key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping(target)) ||
  ((ctrlKey || metaKey) && key.toLowerCase() === 'k')

const isAtSearchButton = ({ target }: Event) =>
  target instanceof Element && target.closest('[data-search]') !== null

/**
 * Opens the search when a visitor asks for it: with a button marked `data-search`, `/` or Ctrl-K (⌘K). Its own code is
 * loaded when a button is pressed, just before the click.
 */
export function watchSearch({ prepare, open }: Search): void {
  // A failed import is tried again on the next call.
  const attempt = (act: () => Promise<unknown>) => void act().catch(() => {})
  // In the capture phase: React stops events over HTML that is not hydrated yet.
  const capture = { capture: true }
  document.addEventListener('pointerdown', event => isAtSearchButton(event) && attempt(prepare), capture)
  document.addEventListener('click', event => isAtSearchButton(event) && attempt(open), capture)
  document.addEventListener('keydown', event => {
    if (!isSearchShortcut(event)) return
    event.preventDefault()
    attempt(open)
  })
}
