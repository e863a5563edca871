import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { installedChromium } from '../../e2e/support/chromium.ts'
import { type Figure, median } from './report.ts'

const runs = 5

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

const timings = {
  'first-contentful-paint': { label: 'FCP', unit: 'ms' },
  'largest-contentful-paint': { label: 'LCP', unit: 'ms' },
  'speed-index': { label: 'Speed Index', unit: 'ms' },
  'total-blocking-time': { label: 'TBT', unit: 'ms', budget: 50 },
  'cumulative-layout-shift': { label: 'CLS', unit: '', budget: 0 },
}

/** The service worker of the previous run still caches for a while; each visit must be independent. */
const pause = 8000

/** One run of Lighthouse on a path, or on a whole address: mobile with simulated throttling. */
export type Measure = (path: string) => Promise<Result>

/** The score of a category, 0 to 100. */
export const scoreOf = ({ categories }: Result, category: Category) =>
  Math.round((categories[category]?.score ?? 0) * 100)

/** Runs something with a browser for Lighthouse, which has been warmed up. */
export async function withLighthouse(
  origin: string,
  run: (measure: Measure) => Promise<void>,
): Promise<void> {
  const chrome = await launch({
    chromePath: installedChromium(),
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
    ],
  })
  const measure: Measure = async path => {
    await new Promise(resolve => setTimeout(resolve, pause))
    const result = await lighthouse(path.startsWith('/') ? origin + path : path, {
      port: chrome.port,
      logLevel: 'error',
    })
    if (!result) throw new Error(`${path}: Lighthouse gave no result`)
    return result.lhr
  }
  try {
    // A browser that has just started is slower: the first runs are not counted.
    for (let run = 0; run < 2; run++) await measure('/')
    await run(measure)
  } finally {
    chrome.kill()
  }
}

/** Each page `runs` times: the medians of scores and timings. */
export async function lighthouseOf(
  measure: Measure,
  pages: Readonly<Record<string, string>>,
): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, path] of Object.entries(pages)) {
    const results: Result[] = []
    for (let run = 0; run < runs; run++) results.push(await measure(path))
    for (const category of categories) {
      const value = median(results.map(result => scoreOf(result, category)))
      figures.push({ name: `${name}: ${category}`, value, unit: '', budget: 100, atLeast: true })
    }
    for (const [audit, { label, ...rest }] of Object.entries(timings)) {
      const value = median(results.map(result => result.audits[audit]?.numericValue ?? 0))
      figures.push({ name: `${name}: ${label}`, value, ...rest })
    }
  }
  return figures
}
