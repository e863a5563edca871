import { hashOf } from '../artwork/random.ts'
import { splitFrontMatter } from '../content/frontMatter.ts'

/** A unit of translation: the front matter, the text above the first heading, or a section. */
export type Piece = { name: string; print: string }

/** The state of a translation, and which parts of the source have changed since. */
export type TranslationState =
  | { state: 'current' }
  | { state: 'unstamped' }
  | { state: 'behind'; changed: string[]; removed: number }

const print = (text: string) =>
  (hashOf(text.replace(/\s+/g, ' ').trim()) & 0xffffff).toString(16).padStart(6, '0')

/** Front matter that is the same in every language, and needs no translation. */
const shared = /^(?:date|updated|topic|product|related|cover|sourceHash):/

/** Front matter without these fields and their nested values. */
const wordsOf = (front: string) =>
  front
    .split(/\r?\n(?=\S)/)
    .filter(field => !shared.test(field))
    .join('\n')

/**
 * The parts of an article's source, each with a hash of six hex digits. Whitespace and untranslated fields do not
 * count. Headings inside code blocks are text.
 */
export function piecesOf(source: string): Piece[] {
  const { yaml, body } = splitFrontMatter(source)
  const pieces = [{ name: 'fields', text: wordsOf(yaml) }]
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
 * The version of a source, which translations record in `sourceHash`: the hashes of its parts, in order.
 * @example sourceVersion('---\ntitle: Le BFR\n---\nTexte') // '…-…': fields, opening
 */
export const sourceVersion = (source: string): string =>
  piecesOf(source)
    .map(piece => piece.print)
    .join('-')

/**
 * The state of a translation with the version `recorded` in its `sourceHash`: for outdated ones the new or changed
 * parts, and the number of removed ones; neither if parts only moved.
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
 * A short description of what changed in a source.
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

/** The `sourceHash` of a translation, if any. */
export const recordedVersion = (translation: string): string | undefined =>
  /^sourceHash: *["']?([0-9a-f-]+)/m.exec(splitFrontMatter(translation).yaml)?.[1]

/** Records a version in a translation: replaces `sourceHash`, or adds it at the end of the front matter. */
export function stamped(translation: string, source: string): string {
  const field = `sourceHash: ${sourceVersion(source)}`
  const { yaml } = splitFrontMatter(translation)
  const next = stamp.test(yaml) ? yaml.replace(stamp, field) : `${yaml}${field}\n`
  return translation.replace(yaml, () => next)
}
