import { isAtSearchButton, onSearchIntent } from './searchIntent.ts'

type Search = {
  /** Loads the code. */
  prepare: () => Promise<unknown>
  open: () => Promise<void>
}

/**
 * Opens the search when a visitor asks for it, or has asked before this code was there (the inline script remembers it).
 * Its own code is loaded when a button is pressed, just before the click.
 */
export function watchSearch({ prepare, open }: Search): void {
  // A failed import is tried again on the next call.
  const attempt = (act: () => Promise<unknown>) => void act().catch(() => {})
  document.addEventListener('pointerdown', event => isAtSearchButton(event) && attempt(prepare), {
    capture: true,
  })
  onSearchIntent(() => attempt(open))
  if (window.isSearchWanted) attempt(open)
}
