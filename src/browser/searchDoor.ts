const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Calls `search` when the visitor asks for the search: by a button marked `data-search`, `/`, or Ctrl-K (⌘K). */
export function watchSearch(search: () => Promise<void>): void {
  // What could not be fetched is tried again at the next call.
  const open = () => void search().catch(() => {})
  const onClick = ({ target }: Event) => {
    if (target instanceof Element && target.closest('[data-search]')) open()
  }
  // React stops events over HTML that it has yet to hydrate, but not above itself.
  document.addEventListener('click', onClick, { capture: true })
  document.addEventListener('keydown', event => {
    const { key, ctrlKey, metaKey, altKey, target } = event
    const slash = key === '/' && !ctrlKey && !metaKey && !altKey && !typing(target)
    if (!slash && !((ctrlKey || metaKey) && key.toLowerCase() === 'k')) return
    event.preventDefault()
    open()
  })
}
