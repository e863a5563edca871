import type { Locale } from '../i18n/locales.ts'
import { termOf, words } from './terms.ts'

/** A piece of a text, and whether it answers the query. */
export type Piece = { text: string; hit: boolean }

/**
 * Splits a text at the words that match a query: those whose indexed form is one of `terms`.
 * @example marked('Deux signatures', ['signature'], 'fr') // [{ text: 'Deux ', … }, { text: 'signatures', hit: true }]
 */
export function marked(text: string, terms: readonly string[], locale: Locale): Piece[] {
  const known = new Set(terms)
  const plain = text.normalize('NFC')
  const pieces: Piece[] = []
  let end = 0
  const add = (from: number, to: number, hit: boolean) => {
    if (to > from) pieces.push({ text: plain.slice(from, to), hit })
  }
  for (const { word, start } of words(plain)) {
    const term = termOf(word, locale)
    if (!term || !known.has(term)) continue
    add(end, start, false)
    end = start + word.length
    add(start, end, true)
  }
  add(end, plain.length, false)
  return pieces
}
