/** Puts the focus on the page's main region, which scrolls there. */
export function focusMain(): void {
  document.getElementById('main')?.focus()
}
