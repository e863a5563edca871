import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch'
import { nearest } from '../content/nearest.ts'
import type { Locale } from '../i18n/locales.ts'
import type { SearchIndex, Stored } from './searchIndex.ts'
import { type Segment, segments } from './segments.ts'
import { termOf } from './terms.ts'

/** A hit; `terms` are the indexed words that answer the query, `synonym` says that none of them was typed. */
export type Hit = Stored & { terms: string[]; synonym: boolean }

export type Found = {
  pages: Hit[]
  articles: Hit[]
  /** A word of a title or summary like the one that was typed, if nothing is found. */
  suggestion?: string
}

/** The maximum length of a query in characters. */
export const longestQuery = 120

const shownPages = 4
const shownArticles = 8

const hitOf = (result: SearchResult): Hit => {
  const { kind, path, title, summary, dateText } = result as unknown as Stored
  const fields = new Set(Object.values(result.match).flat())
  return {
    kind,
    path,
    title,
    summary,
    ...(dateText && { dateText }),
    terms: result.terms,
    synonym: fields.size === 1 && fields.has('synonyms'),
  }
}

/** Terms are made here: the index takes them as they are. */
const asTerms: SearchOptions = { tokenize: term => [term], processTerm: term => term }

const all = (queries: Query[]): Query => ({ combineWith: 'AND', queries })
const any = (queries: Query[]): Query => ({ combineWith: 'OR', queries })

/** A term as it is indexed, not as the beginning of another. */
const exactly = (term: string): Query => ({ combineWith: 'OR', queries: [term], prefix: false, fuzzy: false })

/** The two words that a word may have been written without a space between. */
const halves = (word: string, locale: Locale): Query[] =>
  Array.from({ length: Math.max(0, word.length - 2) }, (_, at) =>
    [word.slice(0, at + 1), word.slice(at + 1)].flatMap(half => termOf(half, locale) ?? []),
  ).flatMap(pair => (pair.length === 2 ? all(pair.map(exactly)) : []))

/** One word of two neighbors, neither a number: cash and pooling are also cashpooling. */
function joined(first: Segment | undefined, second: Segment | undefined, locale: Locale): Query[] {
  const word = first && second ? first.text + second.text : ''
  const term = /^\D+$/.test(word) ? termOf(word, locale) : undefined
  return term === undefined ? [] : [exactly(term)]
}

/** The queries for what was typed, one a word, number or code; `isGuessing` also splits words. */
const queriesOf = (typed: readonly Segment[], locale: Locale, isGuessing = false): Query[] =>
  typed.flatMap((segment, at) => {
    const term = termOf(segment.text, locale)
    if (term === undefined) return []
    return any([
      term,
      ...joined(typed[at - 1], segment, locale),
      ...joined(segment, typed[at + 1], locale),
      ...(isGuessing ? halves(segment.text, locale) : []),
    ])
  })

/** Words joined by hyphens are asked for one by one, codes as a whole. */
const asked = (segment: Segment) => (segment.isCompound ? segment.parts : [segment])

const smallest = (segment: Segment): Segment[] =>
  segment.parts.length > 0 ? segment.parts.flatMap(smallest) : [segment]

/** A word of the titles and summaries that is spelled nearly like one of those typed. */
function suggestionFor(index: SearchIndex, typed: readonly Segment[]): string | undefined {
  const words = new Map<string, string>()
  for (const { title, summary } of index.search(MiniSearch.wildcard) as unknown as Stored[]) {
    for (const text of [title, summary]) {
      const all = segments(text).flatMap(smallest)
      for (const { text: folded, start, end } of all)
        if (folded.length > 4 && termOf(folded, index.locale) && !words.has(folded))
          words.set(folded, text.slice(start, end).toLocaleLowerCase(index.locale))
    }
  }
  for (const { text } of typed) {
    const found = text.length > 4 ? nearest(text, words.keys()) : undefined
    if (found) return words.get(found)
  }
  return undefined
}

/**
 * What the index knows about a query, pages before articles, best first: where all its words stand as they were typed, or
 * else split, or else spelled nearly so, or else where some of them stand. An empty query finds nothing.
 */
export function find(index: SearchIndex, query: string): Found {
  const { locale } = index
  const typed = segments(query.slice(0, longestQuery)).flatMap(asked)
  const guesses = () => queriesOf(typed.flatMap(smallest), locale, true)
  const attempts: (() => [Query, SearchOptions?])[] = [
    () => [all(queriesOf(typed, locale)), { fuzzy: false }],
    () => [all(guesses()), { fuzzy: false }],
    () => [all(guesses())],
    () => [any([...queriesOf(typed, locale), ...guesses()])],
  ]
  let results: SearchResult[] = []
  for (const attempt of attempts) {
    if (results.length > 0) break
    const [asked, options] = attempt()
    results = index.search(asked, { ...asTerms, ...options })
  }
  const hits = results.map(hitOf)
  const of = (kind: Hit['kind'], most: number) => hits.filter(hit => hit.kind === kind).slice(0, most)
  const suggestion = hits.length === 0 ? suggestionFor(index, typed) : undefined
  return {
    pages: of('page', shownPages),
    articles: of('article', shownArticles),
    ...(suggestion && { suggestion }),
  }
}
