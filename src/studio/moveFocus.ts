import type { KeyboardEvent } from 'react'
import { arrowTarget } from '../components/arrowKeys.ts'

/** Moves the focus in a list of buttons with the arrow keys, Home and End. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || /Left|Right/.test(event.key)) return
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const current = buttons.indexOf(document.activeElement as HTMLButtonElement)
  const target = buttons[arrowTarget({ key: event.key, current, count: buttons.length })]
  if (!target) return
  event.preventDefault()
  target.focus()
}
