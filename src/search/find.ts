import type MiniSearch from 'minisearch'
import type { SearchResult } from 'minisearch'
import type { SearchDocument, Stored } from './searchIndex.ts'

/** A hit; `terms` are the indexed words that answer the query, `synonym` says that none of them was typed. */
export type Hit = Stored & { terms: string[]; synonym: boolean }

export type Found = {
  pages: Hit[]
  articles: Hit[]
  /** A corrected query, if this one finds nothing. */
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

/**
 * What the index knows about a query, pages before articles, best first: where all its words stand, or else where some
 * of them do. An empty query finds nothing.
 */
export function find(index: MiniSearch<SearchDocument>, query: string): Found {
  const text = query.slice(0, longestQuery)
  let results = index.search(text)
  if (results.length === 0) results = index.search(text, { combineWith: 'OR' })
  const hits = results.map(hitOf)
  const of = (kind: Hit['kind'], most: number) => hits.filter(hit => hit.kind === kind).slice(0, most)
  const suggestion =
    hits.length === 0 ? index.autoSuggest(text, { fuzzy: 0.4, combineWith: 'OR' })[0]?.suggestion : undefined
  return {
    pages: of('page', shownPages),
    articles: of('article', shownArticles),
    ...(suggestion && { suggestion }),
  }
}
