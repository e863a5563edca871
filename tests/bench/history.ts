import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chart, historyPage } from './chart.ts'
import type { Figure } from './report.ts'

const folder = import.meta.dirname
/** One line of JSON per run: the time, and each figure by name. */
const file = join(folder, 'history.ndjson')

/** What one run measured; units and budgets by the names of the figures that have one. */
export type Run = {
  at: string
  figures: Record<string, number>
  units?: Record<string, string>
  budgets?: Record<string, number>
}

/** All recorded runs, the oldest first. */
export const runs = (): Run[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map(line => JSON.parse(line) as Run)
    : []

/** The last recorded value of each figure, whenever that was: a run may measure a part. */
export const lastFigures = (): Readonly<Record<string, number>> =>
  Object.assign({}, ...runs().map(({ figures }) => figures))

/** Records what was measured, and rewrites the page and the chart of all runs. */
export function record(figures: readonly Figure[]): void {
  const run: Run = {
    at: new Date().toISOString(),
    figures: Object.fromEntries(figures.map(({ name, value }) => [name, Number(value.toFixed(3))])),
    units: Object.fromEntries(figures.flatMap(({ name, unit }) => (unit ? [[name, unit]] : []))),
    budgets: Object.fromEntries(
      figures.flatMap(({ name, budget }) => (budget === undefined ? [] : [[name, budget]])),
    ),
  }
  appendFileSync(file, `${JSON.stringify(run)}\n`)
  const all = runs()
  writeFileSync(join(folder, 'history.svg'), chart(all))
  writeFileSync(join(folder, 'history.md'), historyPage(all))
}
