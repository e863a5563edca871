import { arrowTarget } from '../../lib/arrowKeys.ts'

/** Moves the focus along a menu bar with Left, Right, Home and End. Returns a function that removes the listener. */
export function watchMenuBar(list: HTMLElement): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') return
    const entries = [...list.querySelectorAll<HTMLElement>(':scope > li > :is(a, button)')]
    const current = entries.indexOf(event.target as HTMLElement)
    if (current < 0 || event.ctrlKey || event.metaKey || event.altKey) return
    const rtl = document.dir === 'rtl'
    const target = arrowTarget({ key: event.key, current, count: entries.length, rtl })
    if (target < 0) return
    event.preventDefault()
    entries[target]?.focus()
  }
  list.addEventListener('keydown', onKey)
  return () => list.removeEventListener('keydown', onKey)
}
