import { parseSwiftAmount } from './amount.ts'
import { yearFirst } from './days.ts'
import { type Field, fieldsOf } from './mt940Fields.ts'
import { addDetails, closeLine, type Line, readMovement } from './mt940Movement.ts'
import { ownerOfNonSwift, readNonSwift } from './mt940NonSwift.ts'
import type { Text } from './pieces.ts'
import type { Balance, Movement, OnPiece, Place, Problem, Reading, Statement } from './types.ts'

/** `C261130EUR1234,5`, with where a part of it is wrong. A bank may leave out the currency of a later balance. */
function readBalance(
  { tag, line, lines }: Field,
  known: string,
  problems: Problem[],
): { currency: string; balance?: Balance } | undefined {
  const place = { line, tag: `:${tag}:` }
  const text = lines.join('').trimEnd()
  const [, sign, digits = '', named, rest = ''] = /^([CD])(\d{6})([A-Z]{3})?(.*)$/.exec(text) ?? []
  if (!sign || (!named && !known)) {
    problems.push({ code: 'balance', ...place, found: text })
    return undefined
  }
  const currency = named ?? known
  const amount = parseSwiftAmount(rest.trim(), currency)
  const day = yearFirst(digits)
  const column = tag.length + 3
  if (day === undefined) problems.push({ code: 'date', ...place, column: column + 1, found: digits })
  if (amount === undefined) {
    problems.push({ code: 'amount', ...place, column: column + (named ? 10 : 7), found: rest })
    return { currency }
  }
  const balance: Balance = { ...place, amount: sign === 'D' ? -amount : amount }
  if (day) balance.day = day
  return { currency, balance }
}

const isIban = (text: string): boolean => {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false
  const digits = (text.slice(4) + text.slice(0, 4)).replace(/[A-Z]/g, letter =>
    String(letter.charCodeAt(0) - 55),
  )
  return BigInt(digits) % 97n === 1n
}

/** An account without the currency that some banks write behind it. */
function withoutCurrency(account: string, currency: string): string {
  if (!currency || !account.endsWith(currency) || isIban(account)) return account
  const number = account.slice(0, -3).replace(/[\s/]+$/, '')
  return /\d$/.test(number) ? number : account
}

/** What `:90C:` and `:90D:` state, to compare with the movements when the statement is whole. */
type Control = { place: Place; isCredit: boolean; count: string; sum: string }

function checkControls(controls: Control[], { movements, currency }: Statement, problems: Problem[]): void {
  for (const { place, isCredit, count, sum } of controls) {
    const stated = parseSwiftAmount(sum, currency)
    const sides = [movements, movements.filter(({ isPending }) => !isPending)].map(each =>
      each.filter(({ amount }) => (isCredit ? amount > 0n : amount < 0n)),
    )
    const total = (list: Movement[]) => list.reduce((all, { amount }) => all + amount, 0n)
    if (!sides.some(list => list.length === Number(count)))
      problems.push({ code: 'count', ...place, found: String(Number(count)) })
    if (stated === undefined) problems.push({ code: 'amount', ...place, found: sum })
    else if (!sides.some(list => total(list) === (isCredit ? stated : -stated)))
      problems.push({ code: 'sum', ...place, found: sum })
  }
}

const known = /^(13D?|20|21|34F|64|65|NS)$/

/**
 * The statements of an MT940 file or the reports of an MT942, with or without SWIFT's envelope; several may follow each
 * other.
 */
function readMessages(text: Text, format: 'mt940' | 'mt942', onPiece?: OnPiece): Reading {
  const statements: Statement[] = []
  const problems: Problem[] = []
  let statement: Statement | undefined
  let last: Line | undefined
  let controls: Control[] = []
  /** A field that only reports during the day have. */
  let isReport = false

  const finish = () => {
    if (last) closeLine(last)
    last = undefined
    if (!statement) return
    statement.account = withoutCurrency(statement.account, statement.currency)
    checkControls(controls, statement, problems)
    controls = []
    // A file can hold messages of both kinds.
    if (isReport || statement.opening || statement.closing)
      statement.kind = statement.opening || statement.closing ? 'statement' : 'intraday'
    isReport = false
  }
  const begin = (line: number, account = ''): Statement => {
    finish()
    const fresh: Statement = {
      kind: format === 'mt942' ? 'intraday' : 'statement',
      account,
      owner: '',
      bank: '',
      number: '',
      currency: '',
      movements: [],
      line,
      tag: ':20:',
    }
    statements.push(fresh)
    statement = fresh
    return fresh
  }

  for (const field of fieldsOf(text, () => onPiece?.(statements))) {
    const { tag, line, lines } = field
    const [first = ''] = lines
    const place = { line, tag: `:${tag}:` }
    if (tag === '20') {
      begin(line)
    } else if (tag === '25' || tag === '25P') {
      const isStray = statement && (statement.movements.length > 0 || statement.opening) && !statement.closing
      if (isStray) {
        problems.push({ code: 'misplaced', ...place, found: first })
      } else {
        // Where :20: is missing, the account begins a statement.
        const current = !statement || statement.account ? begin(line) : statement
        current.account = first.trim()
        if (tag === '25P') current.bank = lines[1]?.trim() ?? ''
      }
    } else if (tag === '28' || tag === '28C') {
      const current = statement ?? begin(line)
      current.number = first.trim()
      const [, sequence, page] = /^\s*(\d*)\s*(?:\/\s*(\d+))?/.exec(first) ?? []
      if (sequence) current.sequence = Number(sequence)
      if (page) current.page = Number(page)
    } else if (tag === '60F' || tag === '60M') {
      const current = !statement || statement.opening ? begin(line, statement?.account) : statement
      const read = readBalance(field, current.currency, problems)
      if (read) current.currency = read.currency
      if (!read?.balance) current.hasFaultyBalance = true
      else {
        current.opening = read.balance
        if (read.balance.day) current.from = read.balance.day
      }
    } else if (tag === '61') {
      const current = statement ?? begin(line)
      if (last) closeLine(last)
      last = readMovement(lines, line, current.currency, problems)
      if (last) current.movements.push(last.movement)
    } else if (tag === '86') {
      // After a balance, :86: is about the statement; after :61:, about the movement.
      if (last && statement) addDetails(last, lines, statement.account, statement.currency)
    } else if (tag === 'NS') {
      if (last) last.said.push(readNonSwift(lines))
      else if (statement) statement.owner ||= ownerOfNonSwift(lines)
    } else if (tag === '62F' || tag === '62M') {
      const current = statement ?? begin(line)
      const read = readBalance(field, current.currency, problems)
      current.currency ||= read?.currency ?? ''
      if (read?.currency && read.currency !== current.currency) {
        problems.push({ code: 'currency', ...place, column: 13, found: read.currency })
        current.hasFaultyBalance = true
      } else if (!read?.balance) current.hasFaultyBalance = true
      else {
        current.closing = read.balance
        if (read.balance.day) current.to = read.balance.day
      }
    } else if (tag === '34F') {
      // The least amount of a report, which names its currency.
      isReport = true
      if (statement) statement.currency ||= /^[A-Z]{3}/.exec(first)?.[0] ?? ''
    } else if (tag === '90C' || tag === '90D') {
      const [, count = '', currency = '', sum = ''] = /^(\d+)([A-Z]{3})([\d.,]+)\s*$/.exec(first) ?? []
      if (!count) problems.push({ code: 'amount', ...place, found: first })
      else {
        if (statement) statement.currency ||= currency
        controls.push({ place, isCredit: tag === '90C', count, sum })
      }
    } else if (!known.test(tag)) {
      problems.push({ code: 'unknownLine', ...place, found: first })
    }
    // Some banks write several :86: after a movement.
    if (last && tag !== '61' && tag !== '86' && tag !== 'NS') {
      closeLine(last)
      last = undefined
    }
  }
  finish()
  return { format, statements, problems }
}

export const readMt940 = (text: Text, onPiece?: OnPiece): Reading => readMessages(text, 'mt940', onPiece)
export const readMt942 = (text: Text, onPiece?: OnPiece): Reading => readMessages(text, 'mt942', onPiece)
