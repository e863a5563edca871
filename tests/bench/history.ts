import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Figure } from './report.ts'

/** One line of JSON a run: when, and each figure by its name. */
const file = join(import.meta.dirname, 'history.ndjson')

type Run = { at: string; figures: Record<string, number> }

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

/** Keeps what was measured. */
export function record(figures: readonly Figure[]): void {
  const values = Object.fromEntries(figures.map(({ name, value }) => [name, Number(value.toFixed(3))]))
  appendFileSync(file, `${JSON.stringify({ at: new Date().toISOString(), figures: values })}\n`)
}
