import type { CompiledMessage } from '@lingui/message-utils/compileMessage'

/** A range of text that comes from the catalog entry with this message id; positions in UTF-16 units. */
export type Span = { id: string; start: number; end: number }

// Invisible characters: separators around, and a variation selector per hex digit of the id.
const opening = '\u2063'
const closing = '\u2064'
const firstDigit = 0xfe00
const marks = /\u2063((?:[\ufe00-\ufe0f]{2})+)|\u2064/g

const open = (id: string) =>
  opening +
  [...id]
    .flatMap(character => [character.charCodeAt(0) >> 4, character.charCodeAt(0) & 15])
    .map(digit => String.fromCharCode(firstDigit + digit))
    .join('')

const idOf = (digits: string) =>
  digits.replace(/../g, pair =>
    String.fromCharCode(((pair.charCodeAt(0) - firstDigit) << 4) | (pair.charCodeAt(1) - firstDigit)),
  )

const tags = /(<\/?\w+\/?>)/

/**
 * A compiled message whose texts carry, invisibly, the id of its entry. Tags split a message into several texts of the
 * page: each carries its own marks, and none stands in a tag that was empty.
 */
export function markedMessage(message: CompiledMessage, id: string): CompiledMessage {
  const start = open(id)
  const markText = (text: string) =>
    text
      .split(tags)
      .map(part => (part === '' || tags.test(part) ? part : start + part + closing))
      .join('')
  const markAll = (tokens: CompiledMessage): CompiledMessage =>
    tokens.map(token => {
      // Lingui replaces a token that is this character alone by the number.
      if (token === '#') return token
      if (typeof token === 'string') return markText(token)
      const [name, type, choices] = token
      if (typeof choices !== 'object' || choices === null || !/^(plural|select)/.test(type ?? ''))
        return token
      return [name, type, mapChoices(choices, markAll)] as typeof token
    })
  const edge = (token: CompiledMessage[number] | undefined) =>
    typeof token === 'string' && token !== '#' ? [] : [start + closing]
  // A value at an edge belongs to the message like one inside it.
  return [...edge(message[0]), ...markAll(message), ...edge(message.at(-1))]
}

const mapChoices = (choices: object, mark: (tokens: CompiledMessage) => CompiledMessage) =>
  Object.fromEntries(
    Object.entries(choices).map(([rule, tokens]) => [rule, Array.isArray(tokens) ? mark(tokens) : tokens]),
  )

/** Whether a text contains a mark. */
export const isMarked = (text: string): boolean => text.includes(opening) || text.includes(closing)

/**
 * The text as it is meant to be read, and where the entries stand in it. What one message says is one span, values
 * included.
 */
export function readMarks(marked: string): { text: string; spans: Span[] } {
  const spans: Span[] = []
  let text = ''
  let end = 0
  let current: Span | undefined
  for (const mark of marked.matchAll(marks)) {
    text += marked.slice(end, mark.index)
    end = mark.index + mark[0].length
    if (mark[1] !== undefined) {
      const id = idOf(mark[1])
      const last = spans.at(-1)
      current = last?.id === id ? last : { id, start: text.length, end: text.length }
      if (current !== last) spans.push(current)
    } else if (current) current.end = text.length
  }
  return { text: text + marked.slice(end), spans }
}

/** Every message id marked in a text, such as the HTML of a page; once each, in order. */
export const markedIds = (marked: string): string[] => [
  ...new Set([...marked.matchAll(marks)].flatMap(([, digits]) => (digits ? [idOf(digits)] : []))),
]
