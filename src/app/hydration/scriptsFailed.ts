/**
 * Shows what a page says where its scripts cannot be loaded (`data-scripts-failed`): within a part whose code is missing,
 * or everywhere.
 */
export function showScriptsFailed(part: ParentNode = document): void {
  for (const text of part.querySelectorAll<HTMLElement>('[data-scripts-failed]')) text.hidden = false
}
