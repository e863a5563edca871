import { readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { installedChromium } from '../../e2e/support/chromium.ts'
import { type Figure, median, shown } from './report.ts'
import { type StatementFile, writeStatementFiles } from './statementFiles.ts'

const runs = 3

/** What a visitor waits for, in milliseconds, and the most memory that the page and its worker took, in MB. */
type Reading = { rows: number; whole: number; longest: number; sort: number; filter: number; memory: number }

const budgets: Record<
  keyof Reading,
  { label: string; unit: string; budget?: number; besideBudget?: number }
> = {
  rows: { label: 'first rows', unit: 'ms', besideBudget: 0.5 },
  whole: { label: 'all read', unit: 'ms', besideBudget: 1 },
  memory: { label: 'peak memory', unit: 'MB', besideBudget: 0.4 },
  longest: { label: 'longest task of the page', unit: 'ms', budget: 100 },
  sort: { label: 'sorted by text', unit: 'ms', budget: 200 },
  filter: { label: 'filtered by words', unit: 'ms', budget: 200 },
}

/** Whether a process was started by this one, or by one that was. */
function isOurs(pid: string): boolean {
  for (let parent = pid; parent !== '1' && parent !== '0'; ) {
    if (parent === String(process.pid)) return true
    // The name of a process, in brackets, can contain anything.
    parent = readFileSync(`/proc/${parent}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1] ?? '0'
  }
  return false
}

/** The most memory that a renderer of the browser had at once, in MB; only Linux tells. */
function peakMemory(): number {
  if (process.platform !== 'linux') return Number.NaN
  let most = 0
  for (const pid of readdirSync('/proc').filter(name => /^\d+$/.test(name))) {
    try {
      if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('--type=renderer') || !isOurs(pid)) continue
      const [, size] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
      most = Math.max(most, Number(size ?? 0) / 1024)
    } catch {
      // It has ended.
    }
  }
  return most
}

/** Notes when a file is chosen, and the longest task of the page. */
const watch = () => {
  const seen = { start: 0, longest: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration)
  }).observe({ type: 'longtask' })
  addEventListener(
    'change',
    () => {
      if (seen.start === 0) seen.start = performance.now()
    },
    { capture: true },
  )
}

/** Milliseconds from an action in the page until the first row of the table is another one, as painted. */
const untilFirstRowChanges = (page: Page, action: 'choose' | 'sort' | 'filter'): Promise<number> =>
  page.evaluate(
    kind =>
      new Promise<number>(resolve => {
        const firstRow = () => document.querySelector('tbody tr[data-index]')?.textContent
        const before = firstRow()
        let start = performance.now()
        const observer = new MutationObserver(() => {
          const now = firstRow()
          if (!now || now === before) return
          observer.disconnect()
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start)))
        })
        observer.observe(document, { subtree: true, childList: true, characterData: true })
        if (kind === 'choose')
          addEventListener(
            'change',
            () => {
              start = performance.now()
            },
            { capture: true, once: true },
          )
        if (kind === 'sort') document.querySelector<HTMLElement>('th[data-column=text] button')?.click()
        if (kind === 'filter') {
          const field = document.querySelector<HTMLInputElement>('#movement-text')
          // As React hears it from the keyboard.
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
            field,
            'societe 976',
          )
          field?.dispatchEvent(new Event('input', { bubbles: true }))
        }
      }),
    action,
  )

export async function read(origin: string, file: StatementFile): Promise<Reading> {
  const browser = await chromium.launch({
    executablePath: installedChromium(),
    args: ['--no-sandbox'],
  })
  try {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'fr-FR',
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    await page.addInitScript(watch)
    await page.goto(`${origin}/fr/outils/lecteur-releves`)
    await page.locator('html[data-ready]').waitFor({ state: 'attached' })
    await page.locator('#statement-files').scrollIntoViewIfNeeded()
    while (page.workers().length === 0) await page.waitForTimeout(50)
    await page.waitForTimeout(1000)
    await page.evaluate(() => Object.assign((window as unknown as { seen: object }).seen, { longest: 0 }))
    const [rows] = await Promise.all([
      untilFirstRowChanges(page, 'choose'),
      page.locator('#statement-files').setInputFiles(file.path),
    ])
    // The first rows can come before the whole file has been read.
    await page.locator('#movement-text').waitFor({ timeout: 60_000 })
    const whole = await page.evaluate(() => {
      const { seen } = window as unknown as { seen: { start: number } }
      return performance.now() - seen.start
    })
    await page.waitForTimeout(1500)
    const sort = await untilFirstRowChanges(page, 'sort')
    const filter = await untilFirstRowChanges(page, 'filter')
    await page.waitForTimeout(500)
    const longest = await page.evaluate(
      () => (window as unknown as { seen: { longest: number } }).seen.longest,
    )
    return { rows, whole, longest, sort, filter, memory: peakMemory() }
  } finally {
    await browser.close()
  }
}

/**
 * How large statements are read, from choosing the file to its first rows, sorted and filtered: medians.
 * @param other the address of another build, measured by turns with ours.
 */
export async function statementFigures(origin: string, other?: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const file of writeStatementFiles(join(tmpdir(), 'balancier-bench'))) {
    const seen = { ours: [] as Reading[], theirs: [] as Reading[] }
    for (let run = 0; run < runs; run++) {
      seen.ours.push(await read(origin, file))
      if (other) seen.theirs.push(await read(other, file))
    }
    for (const key of Object.keys(budgets) as (keyof Reading)[]) {
      const { label, unit, budget, besideBudget } = budgets[key]
      const of = (all: readonly Reading[]) => median(all.map(each => each[key]))
      const name = `statements: ${file.name}, ${label}`
      const ours = of(seen.ours)
      if (Number.isNaN(ours)) continue
      figures.push({ name, value: Math.round(ours), unit, ...(budget !== undefined && { budget }) })
      if (!other) continue
      console.info(
        `${name}: ${shown(Math.round(ours))} ${unit}, the other build ${shown(Math.round(of(seen.theirs)))} ${unit}`,
      )
      if (besideBudget !== undefined)
        figures.push({
          name: `${name}, beside the other build`,
          value: ours / of(seen.theirs),
          unit: '×',
          budget: besideBudget,
        })
    }
  }
  return figures
}
