/** Whether the browser itself has opened a popover; false where it knows no popovers. */
export function isPopoverOpen(element: Element | null): boolean {
  try {
    return element?.matches(':popover-open') ?? false
  } catch {
    return false
  }
}
