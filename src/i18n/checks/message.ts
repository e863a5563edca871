import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { parse, type Token } from '@messageformat/parser'

/** A choice in a message: by a number (`plural`, `selectordinal`) or by a keyword (`select`). */
export type Choice = {
  name: string
  kind: 'plural' | 'selectordinal' | 'select'
  cases: string[]
  offset: number
}

/** A message as Lingui reads it. */
export type Message = {
  compiled: CompiledMessage
  /** Names of values, once each. */
  names: ReadonlySet<string>
  /** Values with a format of their own, by name: `{count, number, percent}`. */
  formats: ReadonlyMap<string, string>
  choices: readonly Choice[]
  /** The text parts in order; U+FFFC replaces values and tags. */
  words: readonly string[]
  /** What Lingui takes for text although it looks like syntax, with the fix. */
  faults: readonly string[]
}

/** Tags as Lingui's components read them: numbered ones, without attributes or spaces. */
export const tag = /<(\/?)([a-zA-Z0-9_](?:[\w.-]*\w)?)(\/?)>/g

/** A quoted part of a message, as the parser of Lingui reads it. */
const quoted = /'[{}#](?:[^']|'')*'(?!')/g

/** Faults of a piece of text as written. */
function textFaults(written: string): string[] {
  const quotes = [...written.matchAll(quoted)].filter(([part]) => /\{.*\}/s.test(part))
  const swallowed = quotes.find(({ index }) => /\p{L}/u.test(written[index - 1] ?? ''))
  return [
    ...(swallowed
      ? [
          `prints ${swallowed[0].slice(1, -1)} as it stands, for the apostrophe before { quotes; write ’ (U+2019)`,
        ]
      : []),
    ...(/[{}]/.test(written.replace(quoted, '')) ? ['has a brace that closes nothing; take it out'] : []),
  ]
}

/** Reads a message with the parser and the compiler of Lingui. Throws what they do. */
function readMessage(text: string): Message {
  const compiled = compileMessageOrThrow(text)
  const names = new Set<string>()
  const formats = new Map<string, string>()
  const choices: Choice[] = []
  const words: string[] = []
  const faults: string[] = []

  const walk = (tokens: readonly Token[], within: Choice['kind'] | undefined, isCounted: boolean) => {
    let part = ''
    for (const token of tokens) {
      part += token.type === 'content' ? token.value : '\ufffc'
      if (token.type === 'content') {
        faults.push(...textFaults(token.ctx.text))
        if (isCounted && token.value.includes('#'))
          faults.push('prints # in place of the number, for the apostrophes quote it; write # without them')
      } else if (token.type === 'octothorpe') {
        if (within === 'select')
          faults.push(
            'prints # in place of the number, for it stands in a select; put the plural into the select',
          )
      } else {
        names.add(token.arg)
        if (token.type === 'function')
          formats.set(
            token.arg,
            [token.key, ...(token.param ?? []).map(({ ctx }) => ctx.text.trim())].join(', '),
          )
        else if (token.type !== 'argument') {
          const { type: kind, arg: name, cases, pluralOffset: offset = 0 } = token
          choices.push({ name, kind, cases: cases.map(({ key }) => key), offset })
          for (const one of cases) walk(one.tokens, kind, isCounted || kind !== 'select')
        }
      }
    }
    words.push(part.replace(tag, '\ufffc'))
  }
  walk(parse(text), undefined, false)
  return { compiled, names, formats, choices, words, faults: [...new Set(faults)] }
}

/** Reads a message; a string is why Lingui cannot. */
export function messageOf(text: string): Message | string {
  try {
    return readMessage(text)
  } catch (error) {
    const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n')
    return reason.replace(/:$/, '')
  }
}
