import type { Locale } from '../i18n/locales.ts'
import { type Segment, segments } from './segments.ts'
import { termOf } from './terms.ts'

/** A piece of a text, and whether it answers the query. */
export type Piece = { text: string; hit: boolean }

/**
 * Splits a text at the words and codes that match a query: those whose indexed form is one of `terms`.
 * @example marked('Deux signatures', ['signature'], 'fr') // [{ text: 'Deux ', … }, { text: 'signatures', hit: true }]
 */
export function marked(text: string, terms: readonly string[], locale: Locale): Piece[] {
  const known = new Set(terms)
  const matching = (segment: Segment): Segment[] =>
    known.has(termOf(segment.text, locale) ?? '') ? [segment] : segment.parts.flatMap(matching)
  const pieces: Piece[] = []
  let done = 0
  const add = (to: number, hit: boolean) => {
    if (to > done) pieces.push({ text: text.slice(done, to), hit })
    done = to
  }
  for (const { start, end } of segments(text).flatMap(matching)) {
    add(start, false)
    add(end, true)
  }
  add(text.length, false)
  return pieces
}
