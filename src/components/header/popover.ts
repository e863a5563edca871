/** Whether the popover with this id is open; false in browsers without popovers. */
export function isPopoverOpen(id: string): boolean {
  try {
    return document.getElementById(id)?.matches(':popover-open') ?? false
  } catch {
    return false
  }
}
