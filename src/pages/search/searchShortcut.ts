const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

type Search = {
  /** Loads the code. */
  prepare: () => Promise<unknown>
  open: () => Promise<void>
}

/**
 * Opens the search on a button marked `data-search`, `/` or Ctrl-K (⌘K). Its code is loaded when a button is pressed,
 * just before the click.
 */
export function watchSearch({ prepare, open }: Search): void {
  // A failed import is tried again on the next call.
  const attempt = (act: () => Promise<unknown>) => void act().catch(() => {})
  const atButton = ({ target }: Event) => target instanceof Element && target.closest('[data-search]')
  // On the document: React stops events over HTML that is not hydrated yet.
  document.addEventListener('click', event => atButton(event) && attempt(open), { capture: true })
  document.addEventListener('pointerdown', event => atButton(event) && attempt(prepare), { capture: true })
  document.addEventListener('keydown', event => {
    const { key, ctrlKey, metaKey, altKey, target } = event
    const slash = key === '/' && !ctrlKey && !metaKey && !altKey && !typing(target)
    if (!slash && !((ctrlKey || metaKey) && key.toLowerCase() === 'k')) return
    event.preventDefault()
    attempt(open)
  })
}
