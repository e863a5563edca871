/** Whether the browser itself has opened the popover with this id; false where it knows no popovers. */
export function isPopoverOpen(id: string): boolean {
  try {
    return document.getElementById(id)?.matches(':popover-open') ?? false
  } catch {
    return false
  }
}
