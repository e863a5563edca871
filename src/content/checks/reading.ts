import { didYouMean } from '../nearest.ts'
import { productPaths } from '../pages.ts'
import type { Problem } from '../problems.ts'

type Record = { page: string; pages: readonly string[]; articles: readonly string[] }

/**
 * Finds articles that do not exist, pages that name themselves, and solution or service pages without a record or with
 * two. Records that do not fit their schema come empty, and have been reported.
 */
export function checkReading(records: readonly Record[], ids: ReadonlySet<string>, file: string): Problem[] {
  const whole = records.filter(record => record.page)
  const count = Map.groupBy(whole, ({ page }) => page)
  const texts = whole.flatMap(({ page, pages, articles }) => [
    ...(pages.includes(page) ? [`${page} names itself under pages; take it out`] : []),
    ...articles
      .filter(id => !ids.has(id))
      .map(id => `${page}: ${id}: no such article${didYouMean(id, ids, 'write the id of one that exists')}`),
  ])
  const missing = whole.length < records.length ? [] : productPaths.filter(path => !count.has(path))
  return [
    ...texts,
    ...[...count].filter(([, all]) => all.length > 1).map(([page]) => `${page} stands twice; take one out`),
    ...missing.map(path => `no record for ${path}; add one with its two pages and two articles`),
  ].map(text => ({ file, text }))
}
