import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { installedChromium } from '../../e2e/support/chromium.ts'
import type { Figure } from './report.ts'

const runs = 3
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const timings = {
  'first-contentful-paint': { label: 'FCP', unit: 'ms' },
  'largest-contentful-paint': { label: 'LCP', unit: 'ms' },
  'speed-index': { label: 'Speed Index', unit: 'ms' },
  'total-blocking-time': { label: 'TBT', unit: 'ms', budget: 60 },
  'cumulative-layout-shift': { label: 'CLS', unit: '', budget: 0 },
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Lighthouse, mobile with simulated throttling, each page `runs` times: the medians. */
export async function lighthouseOf(
  origin: string,
  pages: Readonly<Record<string, string>>,
): Promise<Figure[]> {
  const chrome = await launch({
    chromePath: installedChromium(),
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
    ],
  })
  const figures: Figure[] = []
  const measure = async (path: string) => {
    const result = await lighthouse(origin + path, { port: chrome.port, logLevel: 'error' })
    if (!result) throw new Error(`${path}: Lighthouse gave no result`)
    return result.lhr
  }
  try {
    // A browser that has just started is slower than any visitor's: the first runs are not counted.
    for (const path of Object.values(pages).slice(0, 2)) await measure(path)
    for (const [name, path] of Object.entries(pages)) {
      const results = []
      for (let run = 0; run < runs; run++) results.push(await measure(path))
      for (const category of categories) {
        const value = median(results.map(lhr => (lhr.categories[category]?.score ?? 0) * 100))
        figures.push({ name: `${name}: ${category}`, value, unit: '', budget: 100, atLeast: true })
      }
      for (const [audit, { label, ...rest }] of Object.entries(timings)) {
        figures.push({
          name: `${name}: ${label}`,
          value: median(results.map(lhr => lhr.audits[audit]?.numericValue ?? 0)),
          ...rest,
        })
      }
    }
  } finally {
    chrome.kill()
  }
  return figures
}
