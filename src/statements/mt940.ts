import { parseDecimal } from './amount.ts'
import { yearFirst } from './days.ts'
import { addDetails, readMovement } from './mt940Movement.ts'
import type { Balance, Movement, Problem, Reading, Statement } from './types.ts'

/** A field: its tag, where it begins, and its lines without the tag. */
type Field = { tag: string; line: number; lines: string[] }

const envelope = /^\{1:.*\{4:|^\{[12]:/

// Files of SWIFT's own programs set each message between two of these.
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above
const controls = /[\x01\x03]/g

/** The fields of all messages in a text; envelopes (`{1:…}{4:`, `-}`, lines of the bank's own) are left out. */
function* fieldsOf(text: string): Generator<Field> {
  let field: Field | undefined
  for (const [index, raw] of text
    .replace(controls, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const line = raw.replace(envelope, '')
    const [, tag, first = ''] = /^:(\d\d[A-Z]?|NS):(.*)$/.exec(line) ?? []
    const isEnd = /^-(\}.*|XXX)?\s*$/.test(line) || envelope.test(raw)
    if (field && (tag || isEnd)) {
      yield field
      field = undefined
    }
    if (tag) field = { tag, line: index + 1, lines: [first] }
    else if (line.trim()) field?.lines.push(line)
  }
  if (field) yield field
}

/** `C261130EUR1234,5`, with where a part of it is wrong. */
function readBalance({ tag, line, lines: [text = ''] }: Field, problems: Problem[]) {
  const place = { line, tag: `:${tag}:` }
  const [, sign, digits = '', currency = '', rest = ''] =
    /^([CD])(\d{6})([A-Z]{3})(.*)$/.exec(text.trimEnd()) ?? []
  if (!sign) {
    problems.push({ code: 'balance', ...place, found: text })
    return undefined
  }
  const amount = parseDecimal(rest, ',')
  const day = yearFirst(digits)
  const column = tag.length + 3
  if (day === undefined) problems.push({ code: 'date', ...place, column: column + 1, found: digits })
  if (amount === undefined) {
    problems.push({ code: 'amount', ...place, column: column + 10, found: rest })
    return { currency }
  }
  const balance: Balance = { ...place, amount: sign === 'D' ? -amount : amount }
  if (day) balance.day = day
  return { currency, balance }
}

const known = /^(13D?|20|21|34F|62M|64|65|90[CD]|NS)$/

/** The statements of an MT940 file, with or without SWIFT's envelope; several statements may follow each other. */
export function readMt940(text: string): Reading {
  const statements: Statement[] = []
  const problems: Problem[] = []
  let statement: Statement | undefined
  let last: Movement | undefined

  const begin = (line: number, account = ''): Statement => {
    const fresh = { account, owner: '', bank: '', number: '', currency: '', movements: [], line, tag: ':20:' }
    statements.push(fresh)
    statement = fresh
    return fresh
  }

  for (const field of fieldsOf(text)) {
    const { tag, line, lines } = field
    const [first = ''] = lines
    if (tag === '20') {
      begin(line)
    } else if (tag === '25' || tag === '25P') {
      // Where :20: is missing, the account begins a statement.
      const current = !statement || statement.account ? begin(line) : statement
      current.account = first.trim()
      if (tag === '25P') current.bank = lines[1]?.trim() ?? ''
    } else if (tag === '28' || tag === '28C') {
      ;(statement ?? begin(line)).number = first.trim()
    } else if (tag === '60F' || tag === '60M') {
      const current = !statement || statement.opening ? begin(line, statement?.account) : statement
      const read = readBalance(field, problems)
      if (read) current.currency = read.currency
      if (read?.balance) {
        current.opening = read.balance
        if (read.balance.day) current.from = read.balance.day
      }
    } else if (tag === '61') {
      const current = statement ?? begin(line)
      last = readMovement(lines, line, problems)
      if (last) current.movements.push(last)
    } else if (tag === '86') {
      // After a balance, :86: is about the statement; after :61:, about the movement.
      if (last) addDetails(last, lines)
    } else if (tag === '62F' || tag === '62M') {
      const current = statement ?? begin(line)
      const read = readBalance(field, problems)
      current.currency ||= read?.currency ?? ''
      if (read?.currency && read.currency !== current.currency)
        problems.push({ code: 'currency', line, tag: `:${tag}:`, column: 13, found: read.currency })
      if (read?.balance) {
        current.closing = read.balance
        if (read.balance.day) current.to = read.balance.day
      }
    } else if (!known.test(tag)) {
      problems.push({ code: 'unknownLine', line, tag: `:${tag}:`, found: first })
    }
    // Some banks write several :86: after a movement.
    if (tag !== '61' && tag !== '86') last = undefined
  }
  return { format: 'mt940', statements, problems }
}
