import type { Page } from '@playwright/test'

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }

/**
 * Scrolls a page to its end, and returns the layout shifts: their scores, and what moved. `since`: from the first
 * paint, or from the moment fonts are loaded.
 */
export const shiftsToTheEnd = (page: Page, since: 'paint' | 'fonts'): Promise<string[]> =>
  page.evaluate(async since => {
    const shifts: Shift[] = []
    const observer = new PerformanceObserver(list => shifts.push(...(list.getEntries() as Shift[])))
    // Headless browsers occasionally stop rendering frames, once in some hundred pages.
    const frame = () =>
      new Promise((resolve, reject) => {
        requestAnimationFrame(resolve)
        setTimeout(reject, 5000, new Error(`no frame within 5 s, the page is ${document.visibilityState}`))
      })
    if (since === 'fonts') {
      await document.fonts.ready
      await frame()
      await frame()
    }
    observer.observe({ type: 'layout-shift', buffered: since === 'paint' })
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await frame()
      await frame()
    }
    // What comes near while scrolling is loaded, and hydrates.
    await new Promise(resolve => setTimeout(resolve, 200))
    await frame()
    const nameOf = (node: Node | null) =>
      (node instanceof Element ? node.outerHTML : node?.textContent)?.slice(0, 160)
    return shifts
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .map(
        ({ value, sources }) => `${value.toFixed(4)}: ${sources.map(({ node }) => nameOf(node)).join(' | ')}`,
      )
  }, since)
