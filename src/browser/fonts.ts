const page = document.documentElement

/**
 * Has a page set in its fonts, where the first of a visit was left in letters of the device: they had come late, and would
 * have moved it (`inline/start.ts`).
 */
export function takeFonts(): void {
  delete page.dataset.plain
}

/** Has such a page take them without moving, once they are there. Those that don't come are waited for no longer. */
export async function fitLateFonts(): Promise<void> {
  if (!('plain' in page.dataset)) return
  await document.fonts.load('1em Familjen,Instrument')
  const { fitFonts } = await import('./fittedFonts.ts')
  if ('plain' in page.dataset) fitFonts()
}
