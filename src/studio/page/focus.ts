/**
 * Leaves the focus where the translator writes: a page that arrives gives it to its heading, which is right for
 * visitors, and would take it out of the field here. A page that has the focus moves it as ever.
 */
export function leaveFocus(): void {
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function (options) {
    if (document.hasFocus()) focus.call(this, options)
  }
}

/** Does something to the page that may open a dialog, which takes the focus by itself; gives it back. */
export async function keepingFocus<T>(act: () => Promise<T>): Promise<T> {
  const before = document.hasFocus() ? undefined : parent.document.activeElement
  const result = await act()
  if (document.hasFocus() && before instanceof parent.window.HTMLElement) before.focus()
  return result
}
