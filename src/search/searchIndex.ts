import MiniSearch, { type AsPlainObject, type Options } from 'minisearch'
import type { Locale } from '../i18n/locales.ts'
import { termOf, tokenize } from './terms.ts'

/** A page or article as it is indexed; texts are plain. */
export type SearchDocument = {
  id: number
  kind: 'page' | 'article'
  /** The bare path. */
  path: string
  title: string
  summary: string
  headings: string
  /** The whole text, or nothing where the index would grow too large. */
  text: string
  /** Words that mean the same as words of the text, from the table of synonyms. */
  synonyms: string
  /** The day of an article, written out. */
  dateText?: string
}

/** What is known of a hit without opening it. */
export type Stored = Pick<SearchDocument, 'kind' | 'path' | 'title' | 'summary' | 'dateText'>

/** How often a word counts by where it stands. */
const boost = { title: 6, headings: 2.5, summary: 3, text: 1, synonyms: 0.6 }

/** How both the build and the browser read the index of one language: it fits only if they agree. */
const indexOptions = (locale: Locale): Options<SearchDocument> => ({
  fields: ['title', 'summary', 'headings', 'text', 'synonyms'],
  storeFields: ['kind', 'path', 'title', 'summary', 'dateText'],
  tokenize,
  processTerm: word => termOf(word, locale) ?? null,
  searchOptions: {
    boost,
    // A word may be unfinished from three letters on, and mistyped from five on.
    prefix: term => term.length > 2,
    fuzzy: term => (term.length > 4 ? 0.2 : false),
    weights: { prefix: 0.6, fuzzy: 0.25 },
    combineWith: 'AND',
  },
})

/** The index of one language, ready to be written. */
export function buildIndex(documents: readonly SearchDocument[], locale: Locale): string {
  const index = new MiniSearch<SearchDocument>(indexOptions(locale))
  index.addAll(documents)
  return JSON.stringify(index)
}

/** The index of one language, as the build has written it. */
export const readIndex = (index: AsPlainObject, locale: Locale): MiniSearch<SearchDocument> =>
  MiniSearch.loadJS<SearchDocument>(index, indexOptions(locale))
