/**
 * Has a page set in its fonts, where the first of a visit was left in letters of the device: they had come late, and would
 * have moved it (`inline/start.ts`).
 */
export function takeFonts(): void {
  delete document.documentElement.dataset.plain
}
