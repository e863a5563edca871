/** Whether the browser itself has opened a popover; false where it knows no popovers. */
export function isPopoverOpen(element: Element): boolean {
  try {
    return element.matches(':popover-open')
  } catch {
    return false
  }
}
