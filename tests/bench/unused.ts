import { chromium } from 'playwright'
import { installedChromium } from '../../e2e/support/chromium.ts'
import type { Figure } from './report.ts'

/** At most so much of what a page runs as it comes to life may be for nothing, in per cent. */
const budget = 25

type Range = { startOffset: number; endOffset: number; count: number }
type Script = { source?: string; functions: { ranges: Range[] }[] }

/**
 * How many characters of a script never ran. Of the ranges that hold a character, the innermost says whether it did.
 * @example unusedOf({ source: 'abcdef', functions: [{ ranges: [{ startOffset: 2, endOffset: 4, count: 0 }] }] }) // 2
 */
export function unusedOf({ source = '', functions }: Script): number {
  const ran = new Uint8Array(source.length).fill(1)
  const ranges = functions.flatMap(({ ranges }) => ranges)
  // The longer ones first: those within write over them.
  ranges.sort((a, b) => b.endOffset - b.startOffset - (a.endOffset - a.startOffset))
  for (const { startOffset, endOffset, count } of ranges) ran.fill(count ? 1 : 0, startOffset, endOffset)
  return ran.reduce((sum, one) => sum + (one ? 0 : 1), 0)
}

/** Which share of the scripts that a page has fetched when it has come to life never ran, by characters, in per cent. */
export async function unusedFigures(
  origin: string,
  pages: Readonly<Record<string, string>>,
): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: installedChromium(), args: ['--no-sandbox'] })
  const figures: Figure[] = []
  for (const [name, path] of Object.entries(pages)) {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    await page.coverage.startJSCoverage()
    await page.goto(origin + path)
    await page.locator('html[data-ready]').waitFor({ state: 'attached' })
    const scripts = (await page.coverage.stopJSCoverage()).filter(({ url }) => url.includes('/assets/'))
    const all = scripts.reduce((sum, { source = '' }) => sum + source.length, 0)
    const unused = scripts.reduce((sum, script) => sum + unusedOf(script), 0)
    figures.push({ name: `${name}: scripts that never ran`, value: (unused / all) * 100, unit: '%', budget })
    await context.close()
  }
  await browser.close()
  return figures
}
