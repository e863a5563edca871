const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

type Search = {
  /** Fetches what it needs. */
  prepare: () => Promise<unknown>
  open: () => Promise<void>
}

/**
 * Opens the search when the visitor asks for it: by a button marked `data-search`, `/`, or Ctrl-K (⌘K). Nothing of it is
 * fetched before; a button that is pressed is about to be clicked, and prepares it.
 */
export function watchSearch({ prepare, open }: Search): void {
  // What could not be fetched is tried again at the next call.
  const attempt = (act: () => Promise<unknown>) => void act().catch(() => {})
  const atButton = ({ target }: Event) => target instanceof Element && target.closest('[data-search]')
  // React stops events over HTML that it has yet to hydrate, but not above itself.
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
