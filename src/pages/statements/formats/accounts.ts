import { balanceByDay, type DayBalance } from './balanceByDay.ts'
import { limitProblems } from './limitProblems.ts'
import { inOrder, withoutRepeats } from './statementOrder.ts'
import type { Amount, Balance, Kind, Movement, Place, Problem, Reading, Statement } from './types.ts'

/** What a file contains, with its name. */
export type FileReading = Reading & { name: string }

export type Total = { amount: Amount; count: number }

/** Where sums stop agreeing: inside a statement, or between one and the next. */
export type Break = {
  kind: 'within' | 'between'
  /** What is too much (positive) or missing (negative) before the balance at `place`. */
  difference: Amount
  file: string
  place: Place
}

/**
 * Whether the opening balance plus all movements gives the closing balance, statement by statement and from one to the
 * next; unknown if a balance is missing.
 */
export type Continuity =
  | { status: 'holds' }
  | { status: 'unknown' }
  | { status: 'broken'; difference: Amount | undefined; first: Break }

/** All statements of one account in one currency, or all reports of it during the day, in their order. */
export type Account = {
  kind: Kind
  account: string
  currency: string
  owner: string
  bank: string
  statements: number
  from: string | undefined
  to: string | undefined
  opening: Balance | undefined
  closing: Balance | undefined
  credits: Total
  debits: Total
  fees: Total
  continuity: Continuity
  /** The balance at the end of each day, of statements alone; empty where it cannot be told. */
  days: DayBalance[]
  movements: Movement[]
}

export type Located = { statement: Statement; file: string }

/** What counts in sums: booked, and in the account's currency. */
const isCounted = ({ isPending, currency }: Movement) => !isPending && currency === undefined

/** What the movements of some statements sum up to. Loops: there can be hundreds of thousands. */
function sumOf(statements: readonly Statement[]): Amount {
  let sum = 0n
  for (const { movements } of statements)
    for (const movement of movements) if (isCounted(movement)) sum += movement.amount
  return sum
}

type Totals = Pick<Account, 'credits' | 'debits' | 'fees'> & {
  first: string | undefined
  last: string | undefined
}

/** Credits, debits, fees (movements that are fees, and charges inside or beside others), the first and the last day. */
function totalsOf(movements: readonly Movement[]): Totals {
  const nothing = (): Total => ({ amount: 0n, count: 0 })
  const totals: Totals = {
    credits: nothing(),
    debits: nothing(),
    fees: nothing(),
    first: undefined,
    last: undefined,
  }
  const add = (total: Total, amount: Amount) => {
    total.amount += amount
    total.count++
  }
  for (const movement of movements) {
    if (!isCounted(movement)) continue
    const { amount, charges, isFee, booked, valued } = movement
    if (amount > 0n) add(totals.credits, amount)
    if (amount < 0n) add(totals.debits, amount)
    const fee = isFee ? amount : charges
    if (fee !== undefined) add(totals.fees, fee)
    const day = booked ?? valued
    if (day === undefined) continue
    if (totals.first === undefined || day < totals.first) totals.first = day
    if (totals.last === undefined || day > totals.last) totals.last = day
  }
  return totals
}

/**
 * Reports during the day follow each other in many ways, each bank in its own: that their sums agree can be told, and
 * never that they do not.
 */
function checkReports(located: Located[]): Continuity {
  const statements = located.map(({ statement }) => statement)
  const [first, last] = [statements[0], statements.at(-1)]
  const agrees = (opening: Balance | undefined, closing: Balance | undefined, list: Statement[]) =>
    opening && closing && opening.amount + sumOf(list) === closing.amount
  const isKnown =
    agrees(first?.opening, last?.closing, statements) ||
    statements.every(each => agrees(each.opening, each.closing, [each]))
  return { status: isKnown ? 'holds' : 'unknown' }
}

function checkContinuity(located: Located[]): Continuity {
  const breaks: Break[] = []
  let isKnown = true
  let previous: Balance | undefined
  for (const { statement, file } of located) {
    const { opening, closing } = statement
    if (!opening || !closing) isKnown = false
    if (previous && opening && previous.amount !== opening.amount)
      breaks.push({ kind: 'between', difference: previous.amount - opening.amount, file, place: opening })
    const difference = opening && closing && opening.amount + sumOf([statement]) - closing.amount
    if (closing && difference) breaks.push({ kind: 'within', difference, file, place: closing })
    previous = closing
  }
  const [first] = breaks
  if (!first) return { status: isKnown ? 'holds' : 'unknown' }
  const { opening } = located[0]?.statement ?? {}
  const { closing } = located.at(-1)?.statement ?? {}
  const sum = sumOf(located.map(({ statement }) => statement))
  return { status: 'broken', difference: opening && closing && opening.amount + sum - closing.amount, first }
}

/** What two statements have in common that are the same one. */
const identity = ({ account, number, currency, opening, closing, movements }: Statement) =>
  [
    account,
    number,
    currency,
    opening?.day,
    opening?.amount,
    closing?.day,
    closing?.amount,
    movements.length,
  ].join('|')

/** Whether statements with the same identity have the same movements. */
const hasSame = ({ movements: list }: Statement, { movements: others }: Statement): boolean =>
  list.every(({ amount, booked: day }, index) => {
    const other = others[index]
    return other?.amount === amount && other.booked === day
  })

const known = (days: (string | undefined)[]) => days.filter(day => day !== undefined).sort()
const earliest = (days: (string | undefined)[]) => known(days)[0]
const latest = (days: (string | undefined)[]) => known(days).at(-1)

function summarise(located: Located[]): Account {
  const statements = located.map(({ statement }) => statement)
  const movements = statements.flatMap(statement => statement.movements)
  const { first, last, ...totals } = totalsOf(movements)
  const kind = statements[0]?.kind ?? 'statement'
  const said = (key: 'account' | 'currency' | 'owner' | 'bank') =>
    statements.find(statement => statement[key])?.[key] ?? ''
  return {
    kind,
    account: said('account'),
    currency: said('currency'),
    owner: said('owner'),
    bank: said('bank'),
    statements: statements.length,
    from: earliest(statements.map(({ from }) => from)) ?? first,
    to: latest(statements.map(({ to }) => to)) ?? last,
    opening: statements[0]?.opening,
    closing: statements.at(-1)?.closing,
    ...totals,
    continuity: kind === 'statement' ? checkContinuity(located) : checkReports(located),
    days: kind === 'statement' ? balanceByDay(statements) : [],
    movements,
  }
}

/** What a reading lacks as a whole: balances, or any statement. */
function missing({ statements, problems }: Reading): Problem[] {
  if (statements.length === 0 && problems.length === 0) return [{ code: 'noStatement' }]
  return statements.flatMap(({ kind, hasFaultyBalance, opening, closing, line, tag }) => {
    // A report need not have balances; one that cannot be read has been reported.
    if (kind !== 'statement' || hasFaultyBalance) return []
    const place = { ...(line && { line }), ...(tag && { tag }) }
    return [
      ...(opening ? [] : [{ code: 'noOpening', ...place } as const]),
      ...(closing ? [] : [{ code: 'noClosing', ...place } as const]),
    ]
  })
}

/**
 * The accounts in some files, and what is wrong with each file. A statement that was given twice counts once, and is
 * reported.
 */
export function accountsOf(files: FileReading[]): { accounts: Account[]; problems: Map<string, Problem[]> } {
  const seen = new Map<string, Statement[]>()
  const groups = new Map<string, Located[]>()
  const problems = new Map<string, Problem[]>()
  for (const { name, ...reading } of files) {
    const own = [...reading.problems, ...missing(reading)]
    for (const statement of reading.statements) {
      const { line, tag, number } = statement
      const mark = identity(statement)
      const alike = seen.get(mark)
      if (alike?.some(each => hasSame(each, statement))) {
        own.push({ code: 'duplicate', ...(line && { line }), ...(tag && { tag }), found: number })
        continue
      }
      if (alike) alike.push(statement)
      else seen.set(mark, [statement])
      const key = `${statement.kind} ${statement.account} ${statement.currency}`
      const group = groups.get(key)
      if (group) group.push({ statement, file: name })
      else groups.set(key, [{ statement, file: name }])
    }
    problems.set(name, limitProblems([...(problems.get(name) ?? []), ...own]))
  }
  const accounts = [...groups.values()].map(group => summarise(withoutRepeats(inOrder(group))))
  return { accounts, problems }
}
