import { chromium, type Page } from 'playwright'
import { installedChromium } from '../../e2e/support/chromium.ts'
import { hydrated } from '../../e2e/support/page.ts'
import { type Figure, median } from './report.ts'

const runs = 7

/** Milliseconds from the click, or from the dialog's opening by a key, until results with marked words are painted. */
const toResults = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>(resolve => {
        let start: number | undefined
        addEventListener(
          'click',
          ({ timeStamp }) => {
            start ??= timeStamp
          },
          { capture: true },
        )
        const look = () => {
          const field = document.querySelector<HTMLInputElement>('dialog input[type="search"]')
          if (!field) return
          start ??= performance.now()
          if (!field.value) {
            // As React hears it from the keyboard.
            Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'ebics')
            field.dispatchEvent(new Event('input', { bubbles: true }))
          }
          if (!document.querySelector('dialog mark')) return
          observer.disconnect()
          const opened = start
          requestAnimationFrame(() => resolve(performance.now() - opened))
        }
        const observer = new MutationObserver(look)
        observer.observe(document, { subtree: true, childList: true })
      }),
  )

/** How soon the search answers after it was opened, on a page just loaded whose files are in the browser's cache: medians. */
export async function searchFigures(origin: string): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: installedChromium(), args: ['--no-sandbox'] })
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'fr-FR',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const openings = {
    // As long as a hand takes.
    'by a click': () => page.locator('[data-search]:visible').first().click({ delay: 80 }),
    'by its key': () => page.keyboard.press('Control+k'),
  }
  const figures: Figure[] = []
  for (const [name, open] of Object.entries(openings)) {
    const values: number[] = []
    // The first fills the cache.
    for (let run = 0; run <= runs; run++) {
      await page.goto(`${origin}/fr/paiements`)
      await hydrated(page)
      await page.waitForTimeout(1500)
      const results = toResults(page)
      await open()
      const value = await results
      if (run > 0) values.push(value)
    }
    figures.push({
      name: `search: first results, opened ${name}`,
      value: median(values),
      unit: 'ms',
      budget: 100,
    })
  }
  await browser.close()
  return figures
}
