/** Moves the focus to the main region, which also scrolls there. */
export function focusMain(): void {
  document.getElementById('main')?.focus()
}
