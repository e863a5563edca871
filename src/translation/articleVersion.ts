import { hashOf } from '../engraving/random.ts'

/** A piece of an article that is translated as one: its fields, the text above the first heading, or a section. */
export type Piece = { name: string; print: string }

/** How a translation stands to its source, and which pieces of the source differ from those it was made from. */
export type TranslationState =
  | { state: 'current' }
  | { state: 'unstamped' }
  | { state: 'behind'; changed: string[]; removed: number }

const print = (text: string) =>
  (hashOf(text.replace(/\s+/g, ' ').trim()) & 0xffffff).toString(16).padStart(6, '0')

/** Front matter that stands in every language alike, and so asks for no translation. */
const shared = /^(?:date|updated|topic|product|related|cover|sourceHash):/

const splitFront = (source: string) => {
  const [, front = '', body = source] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/.exec(source) ?? []
  return { front, body }
}

/** Front matter without the fields that are alike in all languages, and what is indented below them. */
const wordsOf = (front: string) =>
  front
    .split(/\r?\n(?=\S)/)
    .filter(field => !shared.test(field))
    .join('\n')

/**
 * The pieces of an article's source (Markdown with front matter), each with a fingerprint of six hexadecimal digits.
 * Spaces and line ends don't count, nor do fields that need no translation. Headings inside code are text.
 */
export function piecesOf(source: string): Piece[] {
  const { front, body } = splitFront(source)
  const pieces = [{ name: 'fields', text: wordsOf(front) }]
  let current = { name: 'opening', text: '' }
  let fence = ''
  for (const line of body.split(/\r?\n/)) {
    const mark = /^(```+|~~~+)/.exec(line)?.[1] ?? ''
    if (mark && (fence === '' || mark.startsWith(fence))) fence = fence ? '' : mark
    const heading = fence ? undefined : /^##\s+(.*?)\s*(?:\{#.*\})?$/.exec(line)?.[1]
    if (heading !== undefined) {
      pieces.push(current)
      current = { name: heading, text: '' }
    }
    current.text += `${line}\n`
  }
  return [...pieces, current].map(({ name, text }) => ({ name, print: print(text) }))
}

/**
 * The version of a source, as its translations record it in `sourceHash`: the fingerprints of its pieces, in order.
 * @example sourceVersion('---\ntitle: Le BFR\n---\nTexte') // '…-…': fields, opening
 */
export const sourceVersion = (source: string): string =>
  piecesOf(source)
    .map(piece => piece.print)
    .join('-')

/**
 * How a translation stands to its source: `recorded` is its `sourceHash`. Of a translation that is behind: the pieces
 * of today's source that it does not know (changed or new), and how many it knows that are gone; neither, where the
 * sections only changed places.
 */
export function translationState(source: string, recorded: string | undefined): TranslationState {
  if (!recorded) return { state: 'unstamped' }
  if (recorded === sourceVersion(source)) return { state: 'current' }
  const pieces = piecesOf(source)
  const known = recorded.split('-')
  const changed = pieces.filter(piece => !known.includes(piece.print)).map(piece => piece.name)
  const gone = known.filter(one => !pieces.some(piece => piece.print === one)).length
  return { state: 'behind', changed, removed: Math.max(0, gone - changed.length) }
}

const names: Readonly<Record<string, string>> = { fields: 'the front matter', opening: 'the opening' }

/**
 * What changed in a source, in a few words.
 * @example stateText({ state: 'behind', changed: ['opening'], removed: 0 }) // 'the opening changed'
 */
export function stateText(state: TranslationState): string {
  if (state.state === 'current') return 'up to date'
  if (state.state === 'unstamped') return 'says not which version of its source it was made from'
  const { changed, removed } = state
  const parts = [
    ...(changed.length > 0 ? [`${changed.map(name => names[name] ?? `“${name}”`).join(', ')} changed`] : []),
    ...(removed > 0 ? [`${removed} ${removed === 1 ? 'section was' : 'sections were'} taken out`] : []),
  ]
  return parts.join('; ') || 'sections changed places'
}

const stamp = /^sourceHash:.*$/m

/** The version of its source that a translation records, or undefined where it records none. */
export const recordedVersion = (translation: string): string | undefined =>
  /^sourceHash: *["']?([0-9a-f-]+)/m.exec(splitFront(translation).front)?.[1]

/**
 * A translation that records to be made from this source: the field `sourceHash` is replaced, or added as the last of
 * the front matter; nothing else changes.
 */
export function stamped(translation: string, source: string): string {
  const field = `sourceHash: ${sourceVersion(source)}`
  const { front } = splitFront(translation)
  const next = stamp.test(front) ? front.replace(stamp, field) : `${front}\n${field}`
  return translation.replace(front, () => next)
}
