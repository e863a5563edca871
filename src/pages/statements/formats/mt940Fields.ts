/** A field: its tag, where it begins, and its lines without the tag. */
export type Field = { tag: string; line: number; lines: string[] }

const envelope = /^\{1:.*\{4:|^\{[12]:/
const tagged = /^:(\d\d[A-Z]?|NS):/
/** A tag that lost its first colon, or has blanks before or inside it. */
const damagedTag = /^(?:\s*:(86)\s*:|(86):|\s+:(61|62[FM]):)/

// Files of SWIFT's own programs set each message between two of these.
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above
const controls = /[\x01\x03\x1a]/g

/**
 * The tags that are no part of a text. A line of text can begin like other tags: `:20:33` is the rest of a time that
 * the bank broke.
 */
const neverText = /^(61|60[FM]|62[FM]|86|64|65|34F|13D|90[CD]|NS|25P|28C)$/
const balanceLike = /^[CD]\d{6}/

/** The tag of the first tagged line from a place on, to tell what a line is by what follows. */
function nextTag(text: string, from: number): string {
  const next = /\n:(\d\d[A-Z]?|NS):/g
  next.lastIndex = from
  return next.exec(text)?.[1] ?? ''
}

/**
 * Whether a tagged line that follows the text of an :86: begins a field, and is no part of that text.
 * @param end of the line in the text.
 */
function endsText(tag: string, line: string, text: string, end: number): boolean {
  const value = line.slice(tag.length + 2)
  if (tag === '20') return /^(2[158]|25P|28C|60[FM])$/.test(nextTag(text, end))
  if (tag === '25') return /^(28C?|60[FM])$/.test(nextTag(text, end))
  if (tag === '28') return /^60[FM]$/.test(nextTag(text, end)) && /^\d+(\/\d+)?\s*$/.test(value)
  if (tag === '13') return /^\d{6,10}\s*$/.test(value)
  if (tag === '64' || tag === '65') return balanceLike.test(value)
  return neverText.test(tag)
}

/** The text without control characters, in which each line ends with a line feed. */
function withLineFeeds(text: string): string {
  const clean = text.replace(controls, '')
  return /\r(?!\n)/.test(clean) ? clean.replace(/\r\n?/g, '\n') : clean
}

/**
 * The fields of all messages in a text; envelopes (`{1:…}{4:`, `-}`, lines of the bank's own) are left out.
 * @param onProgress called now and then with the share of the text that has been read.
 */
export function* fieldsOf(written: string, onProgress?: (share: number) => void): Generator<Field> {
  const text = withLineFeeds(written)
  let field: Field | undefined
  let number = 0
  for (let at = 0; at <= text.length; ) {
    const found = text.indexOf('\n', at)
    const stop = found < 0 ? text.length : found
    const raw = text.slice(at, text.charCodeAt(stop - 1) === 13 ? stop - 1 : stop)
    at = stop + 1
    number++
    if ((number & 0xfff) === 0) onProgress?.(at / text.length)
    const first = raw.charCodeAt(0)
    // `{`
    const isEnvelope = first === 123 && envelope.test(raw)
    const line = isEnvelope ? raw.replace(envelope, '') : raw
    const isText = field !== undefined && (field.tag === '86' || field.tag === 'NS')
    let start = 0
    let tag = line.charCodeAt(0) === 58 ? (tagged.exec(line)?.[1] ?? '') : ''
    if (tag) {
      if (isText && !endsText(tag, line, text, stop)) tag = ''
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
    const end = glued(line)
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

/** Where the end of a block stands behind the last value of its line; undefined if there is none. */
function glued(line: string): number | undefined {
  if (!line.includes('-}')) return undefined
  const at = line.lastIndexOf('-}')
  const rest = line.slice(at + 2).trim()
  return at > 0 && (rest === '' || rest.startsWith('{')) ? at : undefined
}
