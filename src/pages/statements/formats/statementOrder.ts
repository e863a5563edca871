import type { Located } from './accounts.ts'
import type { Movement, Statement } from './types.ts'

const beginning = ({ from, to, movements: [first] }: Statement) =>
  from ?? to ?? first?.booked ?? first?.valued

/** The date that orders statements. */
const dayOf = (statement: Statement) => beginning(statement) ?? ''

const compare = (one: string | number, other: string | number) => (one < other ? -1 : one > other ? 1 : 0)

/** How often a statement does not begin with the balance of the one before it. */
const breaks = (located: Located[]) =>
  located.filter(({ statement }, index) => {
    const before = located[index - 1]?.statement.closing
    return before && statement.opening && before.amount !== statement.opening.amount
  }).length

/** Statements so that each begins with the balance that the one before it ends with, where that can be. */
function chained(located: Located[]): Located[] {
  const byOpening = new Map<bigint, Located[]>()
  const closings = new Map<bigint, number>()
  for (const each of located) {
    const { opening, closing } = each.statement
    if (!opening || !closing) return located
    const same = byOpening.get(opening.amount)
    if (same) same.push(each)
    else byOpening.set(opening.amount, [each])
    closings.set(closing.amount, (closings.get(closing.amount) ?? 0) + 1)
  }
  const first = located.find(({ statement }) => !closings.has(statement.opening?.amount ?? 0n)) ?? located[0]
  // Taken from the end, so that the first one in the file comes first.
  for (const same of byOpening.values()) same.reverse()
  const used = new Set<Located>()
  const chain: Located[] = []
  let next = first
  while (next) {
    used.add(next)
    chain.push(next)
    const closing = next.statement.closing?.amount ?? 0n
    const following = byOpening.get(closing)
    next = following?.pop()
    while (next && used.has(next)) next = following?.pop()
  }
  return chain.length === located.length ? chain : located
}

/** Statements of one day: by number and page where the file says them, or by their balances, whichever breaks less. */
function ofOneDay(located: Located[]): Located[] {
  if (located.length === 1) return located
  const isNumbered = located.every(({ statement }) => statement.sequence !== undefined)
  const numbered = isNumbered
    ? located.toSorted(
        ({ statement: one }, { statement: other }) =>
          compare(one.sequence ?? 0, other.sequence ?? 0) || compare(one.page ?? 0, other.page ?? 0),
      )
    : located
  if (breaks(numbered) === 0) return numbered
  const chain = chained(located)
  return breaks(chain) < breaks(numbered) ? chain : numbered
}

/**
 * Statements by date, those of one day by their numbers, pages and balances; as they stand in the files if one has no
 * date.
 */
export function inOrder(located: Located[]): Located[] {
  if (located.some(({ statement }) => !beginning(statement))) return ofOneDay(located)
  const days = new Map<string, Located[]>()
  for (const each of located) {
    const day = dayOf(each.statement)
    const known = days.get(day)
    if (known) known.push(each)
    else days.set(day, [each])
  }
  const ordered = [...days]
    .sort(([one], [other]) => compare(one, other))
    .flatMap(([, list]) => ofOneDay(list))
  if (breaks(ordered) === 0) return ordered
  // Pages of a statement can begin on different days.
  const chain = chained(ordered)
  return breaks(chain) < breaks(ordered) ? chain : ordered
}

const markOf = ({ amount, booked, valued, references, text }: Movement) =>
  [amount, booked, valued, text, ...references].join('|')

/** Without the dates, which come or change when a pending movement is booked; empty without a reference. */
const identityOf = ({ amount, references, text }: Movement) =>
  references.length > 0 ? [amount, text, ...references].join('|') : ''

const countOf = (movements: Movement[], key: (movement: Movement) => string) => {
  const counts = new Map<string, number>()
  for (const movement of movements) counts.set(key(movement), (counts.get(key(movement)) ?? 0) + 1)
  return counts
}

/** Those movements that others do not have too, as often as they have them. */
function lacking(movements: Movement[], others: Movement[], key: (movement: Movement) => string): Movement[] {
  const left = countOf(others, key)
  return movements.filter(movement => {
    const mark = key(movement)
    const count = mark ? (left.get(mark) ?? 0) : 0
    if (count > 0) left.set(mark, count - 1)
    return count === 0
  })
}

/**
 * Reports during the day without what a later one repeats: many banks send all movements of the day each time. A
 * movement without a reference is only known to be repeated where all those of its report are.
 */
export function withoutRepeats(located: Located[]): Located[] {
  if (located[0]?.statement.kind !== 'intraday') return located
  return located.flatMap((each, index) => {
    const { statement } = each
    const later = located.slice(index + 1).map(next => next.statement.movements)
    const next = later[0] ?? []
    if (statement.movements.length > 0 && lacking(statement.movements, next, markOf).length === 0) return []
    const movements = later.reduce((left, others) => lacking(left, others, identityOf), statement.movements)
    return movements.length === statement.movements.length
      ? [each]
      : [{ ...each, statement: { ...statement, movements } }]
  })
}
