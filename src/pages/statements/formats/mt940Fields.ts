import { linesOf, type Text } from './pieces.ts'

/** A field: its tag, where it begins, and its lines without the tag. */
export type Field = { tag: string; line: number; lines: string[] }

const envelope = /^\{1:.*\{4:|^\{[12]:/
const tagged = /^:(\d\d[A-Z]?|NS):/
/** A tag that lost its first colon, or has blanks before or inside it. */
const damagedTag = /^(?:\s*:\s*(86)\s*:|(86):|\s+:(61|62[FM]):)/

// Files of SWIFT's own programs set each message between two of these.
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above
const controls = /[\x01\x03\x1a]/g

/**
 * The tags that are no part of a text. A line of text can begin like other tags: `:20:33` is the rest of a time that
 * the bank broke.
 */
const neverText = /^(61|60[FM]|62[FM]|86|64|65|34F|13D|90[CD]|NS|25P|28C)$/
const balanceLike = /^[CD]\d{6}/

/** Lines one after the other, of which those that follow can be looked at. */
class LineReader {
  readonly #lines: Iterator<string>
  /** Lines that have been looked at, and the first one that has not been read. */
  #ahead: string[] = []
  #first = 0

  constructor(lines: Iterator<string>) {
    this.#lines = lines
  }

  /** The next line; undefined at the end. */
  next(): string | undefined {
    if (this.#first < this.#ahead.length) return this.#ahead[this.#first++]
    const { value, done } = this.#lines.next()
    return done ? undefined : value
  }

  /** The tag of the next tagged line, to tell what a line is by what follows. */
  nextTag(): string {
    if (this.#first === this.#ahead.length) {
      this.#ahead = []
      this.#first = 0
    }
    for (let at = this.#first; ; at++) {
      if (at === this.#ahead.length) {
        const { value, done } = this.#lines.next()
        if (done) return ''
        this.#ahead.push(value)
      }
      const [, tag] = tagged.exec(this.#ahead[at] ?? '') ?? []
      if (tag) return tag
    }
  }
}

/** Whether a tagged line that follows the text of an :86: begins a field, and is no part of that text. */
function endsText(tag: string, line: string, following: LineReader): boolean {
  const value = line.slice(tag.length + 2)
  if (tag === '20') return /^(2[158]|25P|28C|60[FM])$/.test(following.nextTag())
  if (tag === '25') return /^(28C?|60[FM])$/.test(following.nextTag())
  if (tag === '28') return /^60[FM]$/.test(following.nextTag()) && /^\d+(\/\d+)?\s*$/.test(value)
  if (tag === '13') return /^\d{6,10}\s*$/.test(value)
  if (tag === '64' || tag === '65') return balanceLike.test(value)
  return neverText.test(tag)
}

/**
 * The fields of all messages in a text; envelopes (`{1:…}{4:`, `-}`, lines of the bank's own) are left out.
 * @param onPiece called when all lines of a piece of the text have been read.
 */
export function* fieldsOf(text: Text, onPiece?: () => void): Generator<Field> {
  const reader = new LineReader(linesOf(text, controls, onPiece))
  let field: Field | undefined
  let number = 0
  for (let raw = reader.next(); raw !== undefined; raw = reader.next()) {
    number++
    const first = raw.charCodeAt(0)
    // `{`
    const isEnvelope = first === 123 && envelope.test(raw)
    const line = isEnvelope ? raw.replace(envelope, '') : raw
    const isText = field !== undefined && (field.tag === '86' || field.tag === 'NS')
    let start = 0
    let tag = line.charCodeAt(0) === 58 ? (tagged.exec(line)?.[1] ?? '') : ''
    if (tag) {
      if (isText && !endsText(tag, line, reader)) tag = ''
      else start = tag.length + 2
    } else if (field?.tag === '61' || (isText && first <= 32)) {
      const damaged = damagedTag.exec(line.slice(0, 20))
      tag = damaged?.slice(1).find(Boolean) ?? ''
      start = tag && damaged ? damaged[0].length : 0
    }
    const isEnd = isEnvelope || (first === 45 && isBlockEnd(line))
    if (field && (tag || isEnd)) {
      yield field
      field = undefined
    }
    if (isEnd && !tag) continue
    const end = glued(line, tag)
    const value = line.slice(start, end)
    if (tag) field = { tag, line: number, lines: [value] }
    else if (field && value.trim()) field.lines.push(value)
    if (end !== undefined && field) {
      yield field
      field = undefined
    }
  }
  if (field) yield field
}

/** `-`, `-XXX` or `-}{5:…}`, alone on a line. */
function isBlockEnd(line: string): boolean {
  const rest = line.slice(1).trim()
  return rest === '' || rest === 'XXX' || rest.startsWith('}')
}

/** Fields that end with an amount, behind which a hyphen can only be the end of a block. */
const endsWithAmount = /^(6[0245][FM]?|90[CD])$/

/** Where the end of a block stands behind the last value of its line; undefined if there is none. */
function glued(line: string, tag: string): number | undefined {
  if (endsWithAmount.test(tag)) {
    const amount = /[\d,.](?=\s*-\s*$)/.exec(line)
    if (amount) return amount.index + 1
  }
  if (!line.includes('-}')) return undefined
  const at = line.lastIndexOf('-}')
  const rest = line.slice(at + 2).trim()
  return at > 0 && (rest === '' || rest.startsWith('{')) ? at : undefined
}
