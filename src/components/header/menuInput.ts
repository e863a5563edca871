import type { KeyboardEvent } from 'react'
import { arrowTarget } from '../arrowKeys.ts'
import type { typeahead } from './typeahead.ts'

const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => ctrlKey || metaKey || altKey
const isRtl = () => document.dir === 'rtl'

/** Moves the focus along the entries of a menu bar, the children of its items, with Left, Right, Home and End. */
export function moveAlongBar(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, target } = event
  if (key === 'ArrowDown' || key === 'ArrowUp' || hasModifier(event)) return
  const entries = [...currentTarget.querySelectorAll<HTMLElement>(':scope > li > a')]
  const current = entries.indexOf(target as HTMLElement)
  if (current < 0) return
  const next = entries[arrowTarget({ key, current, count: entries.length, rtl: isRtl() })]
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** What the keys of an open panel need to know: its number of links in a row, and the letters typed so far. */
type PanelKeys = { columns: number; find: ReturnType<typeof typeahead> }

/**
 * The link of an open panel that a key leads to: an arrow key, Home or End inside it, or letters that the link's text
 * begins with.
 */
export function linkAfterKey(
  event: KeyboardEvent,
  panel: HTMLElement,
  { columns, find }: PanelKeys,
): HTMLAnchorElement | undefined {
  if (hasModifier(event)) return undefined
  const { key, target, timeStamp } = event
  const links = [...panel.querySelectorAll('a')]
  const current = links.indexOf(target as HTMLAnchorElement)
  if (key.length === 1 && key !== ' ')
    return links[find({ key, at: timeStamp, labels: links.map(link => link.textContent), current })]
  if (current < 0) return undefined
  return links[arrowTarget({ key, current, count: links.length, columns, rtl: isRtl() })]
}

/** Whether the mouse or the keyboard focus is on an element. A tap leaves `:hover` behind, but no mouse. */
export const isPointedAt = (element: Element): boolean =>
  element.querySelector(':focus-visible') !== null ||
  (element.matches(':hover') && matchMedia('(hover: hover)').matches)

/** Calls back on Escape, wherever the focus is. Returns a function that ends it. */
export function onEscape(close: () => void): () => void {
  const onKey = ({ key }: globalThis.KeyboardEvent) => key === 'Escape' && close()
  document.addEventListener('keydown', onKey)
  return () => document.removeEventListener('keydown', onKey)
}
