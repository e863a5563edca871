import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Result } from 'lighthouse'
import { blogPath } from '../../src/content/blogPath.ts'
import { pages } from '../../src/content/pages.ts'
import { topics } from '../../src/content/topics.ts'
import type { ArticleMeta } from '../../src/content/types.ts'
import { locales } from '../../src/i18n/locales.ts'
import { localizePath } from '../../src/i18n/paths.ts'
import { type Category, categories, type Measure, scoreOf } from './lighthouse.ts'
import { columns, type Figure, median } from './report.ts'

/** Pages without indexing: they cannot get the full SEO score. */
const unlisted = ['/events', '/csr']

/** The compiled articles; read late, because they do not exist when the bench starts. */
const readArticles = () =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../.velite/articles.json'), 'utf8')) as ArticleMeta[]

/** Every page, and of every topic the list and an article. */
function everyPath(): string[] {
  const articles = readArticles()
  return [
    ...pages.map(({ path }) => path),
    ...topics.map(topic => blogPath({ topic, page: 1 })),
    ...topics.flatMap(topic => articles.find(article => article.topic === topic)?.path ?? []),
  ]
}

/** What Lighthouse gives a page; `reasons` are the audits that cost points. */
type Scores = { address: string; scores: Partial<Record<Category, number>>; reasons: string[] }

const reasonsOf = ({ categories, audits }: Result, wanted: readonly Category[]) =>
  wanted.flatMap(category =>
    (categories[category]?.auditRefs ?? [])
      .filter(
        ({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < (category === 'performance' ? 0.9 : 1),
      )
      .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim()),
  )

async function scoresOf(measure: Measure, path: string, address: string): Promise<Scores> {
  const wanted = categories.filter(category => category !== 'seo' || !unlisted.includes(path))
  const results = [await measure(address)]
  const scores = () =>
    Object.fromEntries(wanted.map(one => [one, median(results.map(result => scoreOf(result, one)))]))
  const short = () => Object.values(scores()).some(score => score < 100)
  // A busy machine can slow down one run: low scores are measured twice more, and the median counts.
  if (short()) results.push(await measure(address), await measure(address))
  const reasons = short() ? [...new Set(results.flatMap(result => reasonsOf(result, wanted)))] : []
  return { address, scores: scores(), reasons }
}

/** Measures every page in every language once, and again what falls short; gives all scores, and the lowest. */
export async function everyPage(measure: Measure): Promise<{ scores: Scores[]; figures: Figure[] }> {
  const scores: Scores[] = []
  const paths = everyPath()
  for (const locale of locales) {
    for (const path of paths) scores.push(await scoresOf(measure, path, localizePath(path, locale)))
  }
  const figures = categories.map(category => ({
    name: `every page: ${category}, at least`,
    value: Math.min(...scores.map(({ scores }) => scores[category] ?? 100)),
    unit: '',
    budget: 100,
    atLeast: true,
  }))
  return { scores, figures }
}

/** The scores of every page as a table, with what costs it points. */
export const scoreTable = (all: readonly Scores[]): string =>
  columns([
    ['address', ...categories, ''],
    ...all.map(({ address, scores, reasons }) => [
      address,
      ...categories.map(category => String(scores[category] ?? 'unlisted')),
      reasons.join(', '),
    ]),
  ])
