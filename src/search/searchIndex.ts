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
  /** The full text, or undefined if the index would grow too large. */
  text: string
  /** Synonyms of words in the text, from the glossary. */
  synonyms: string
  /** The formatted date of an article. */
  dateText?: string
}

/** The stored fields of a hit. */
export type Stored = Pick<SearchDocument, 'kind' | 'path' | 'title' | 'summary' | 'dateText'>

/** Weights of the fields. */
const boost = { title: 6, headings: 2.5, summary: 3, text: 1, synonyms: 0.6 }

/** Options that the build and the browser share: an index can only be read with the options it was made with. */
const indexOptions = (locale: Locale): Options<SearchDocument> => ({
  fields: ['title', 'summary', 'headings', 'text', 'synonyms'],
  storeFields: ['kind', 'path', 'title', 'summary', 'dateText'],
  tokenize,
  processTerm: word => termOf(word, locale) ?? null,
  searchOptions: {
    boost,
    // Prefix search from three letters on, fuzzy search from five: not for numbers, 20022 is not 2022.
    prefix: term => term.length > 2,
    fuzzy: term => (term.length > 4 && !/\d/.test(term) ? 0.2 : false),
    weights: { prefix: 0.6, fuzzy: 0.25 },
    combineWith: 'AND',
  },
})

/** The serialized index of one language. */
export function buildIndex(documents: readonly SearchDocument[], locale: Locale): string {
  const index = new MiniSearch<SearchDocument>(indexOptions(locale))
  index.addAll(documents)
  return JSON.stringify(index)
}

/** An index that can be searched, and the language of its words. */
export type SearchIndex = MiniSearch<SearchDocument> & { locale: Locale }

/** Reads a serialized index. */
export const readIndex = (index: AsPlainObject, locale: Locale): SearchIndex =>
  Object.assign(MiniSearch.loadJS<SearchDocument>(index, indexOptions(locale)), { locale })
