import { arrowTarget } from '../../lib/arrowKeys.ts'
import { typeahead } from './typeahead.ts'

const plain = (event: KeyboardEvent) => !(event.ctrlKey || event.metaKey || event.altKey)
const byMouse = (event: PointerEvent) => event.pointerType === 'mouse'

/**
 * Makes a disclosure interactive: `item` holds a button with `aria-expanded` and, after it, the panel with links. `set`
 * is called when it opens or closes by hover, keyboard focus, click, Escape or leaving. Inside, arrow keys and letters
 * move the focus; `data-columns` on the panel is the number of links in a row. Returns a function that removes all
 * listeners.
 */
export function watchDisclosure(item: HTMLElement, set: (open: boolean) => void): () => void {
  const button = item.querySelector('button')
  const panel = button?.nextElementSibling
  if (!button || !(panel instanceof HTMLElement)) return () => {}
  const controller = new AbortController()
  const { signal } = controller
  const isOpen = () => button.getAttribute('aria-expanded') === 'true'
  const links = () => [...panel.querySelectorAll('a')]
  const find = typeahead()
  /** The click after a hover keeps the panel open; only the next one closes it. */
  let clicked = false
  let returning = false

  const close = () => {
    clicked = false
    set(false)
  }
  const closeAndReturn = () => {
    close()
    returning = true
    button.focus()
    returning = false
  }

  /** The index of the link that a key leads to, or -1. */
  const targetOf = (event: KeyboardEvent, items: HTMLAnchorElement[], current: number) => {
    const { key, timeStamp } = event
    if (key.length === 1 && key !== ' ') {
      return find({ key, at: timeStamp, labels: items.map(link => link.textContent), current })
    }
    if (current < 0) return -1
    const columns = Number(panel.dataset.columns ?? 1)
    return arrowTarget({ key, current, count: items.length, columns, rtl: document.dir === 'rtl' })
  }

  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen()) closeAndReturn()
    if (!plain(event)) return
    if (event.target === button && event.key === 'ArrowDown') {
      set(true)
      event.preventDefault()
      // The panel is focusable once it is rendered.
      queueMicrotask(() => links()[0]?.focus())
      return
    }
    const items = links()
    const target = isOpen() ? targetOf(event, items, items.indexOf(event.target as HTMLAnchorElement)) : -1
    if (target < 0) return
    event.preventDefault()
    event.stopPropagation()
    items[target]?.focus()
  }

  item.addEventListener('pointerenter', event => byMouse(event) && set(true), { signal })
  item.addEventListener(
    'pointerleave',
    event => byMouse(event) && !panel.contains(document.activeElement) && close(),
    { signal },
  )
  button.addEventListener('focus', () => !returning && button.matches(':focus-visible') && set(true), {
    signal,
  })
  item.addEventListener(
    'focusout',
    ({ relatedTarget }) => !item.contains(relatedTarget as Node | null) && !item.matches(':hover') && close(),
    { signal },
  )
  button.addEventListener(
    'click',
    ({ detail }) => {
      const keep = !isOpen() || (detail > 0 && !clicked)
      set(keep)
      clicked = keep
    },
    { signal },
  )
  panel.addEventListener(
    'click',
    ({ target }) => target instanceof Element && target.closest('a') && close(),
    {
      signal,
    },
  )
  item.addEventListener('keydown', onKey, { signal })
  // A panel that the pointer holds open closes on Escape too, wherever the focus is.
  document.addEventListener(
    'keydown',
    event => event.key === 'Escape' && !item.contains(event.target as Node) && isOpen() && close(),
    { signal },
  )
  // CSS may have opened it before the scripts arrived.
  if (item.matches(':hover, :focus-within')) set(true)
  return () => controller.abort()
}
