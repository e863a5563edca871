import { foldText } from '../i18n/foldText.ts'
import type { Amount, Day, Movement, Transaction } from './types.ts'

export type Filter = {
  /** Words that all have to stand in the movement, whatever their case and accents. */
  text: string
  side: 'all' | 'credits' | 'debits' | 'fees'
  /** The smallest and the largest amount, without its sign. */
  least: Amount | undefined
  most: Amount | undefined
  /** The first and the last day, empty for any. */
  from: Day
  to: Day
}

export type SortKey = 'booked' | 'valued' | 'counterparty' | 'text' | 'code' | 'amount'
export type Sort = { key: SortKey; isDescending: boolean }

/** A line of the table: a movement, or one of the transactions that it sums up. */
export type Row = { movement: Movement; transaction?: Transaction }

const wordsOf = ({ text, references, counterparty }: Movement | Transaction) =>
  [text, counterparty, ...references].join(' ')

const searched = new WeakMap<Movement, string>()

/** Everything in a movement that a text is looked for in; made once for each. */
function searchText(movement: Movement): string {
  const known = searched.get(movement)
  if (known !== undefined) return known
  const text = foldText(
    [wordsOf(movement), movement.code, ...movement.transactions.map(each => wordsOf(each))].join(' '),
  )
  searched.set(movement, text)
  return text
}

const sides: Record<Filter['side'], (movement: Movement) => boolean> = {
  all: () => true,
  credits: ({ amount }) => amount > 0n,
  debits: ({ amount }) => amount < 0n,
  fees: ({ isFee }) => isFee,
}

/** The movements that fit a filter. A movement without dates fits no range of dates. */
export function filterMovements(movements: Movement[], filter: Filter): Movement[] {
  const words = foldText(filter.text).split(/\s+/).filter(Boolean)
  const { least, most, from, to } = filter
  return movements.filter(movement => {
    const size = movement.amount < 0n ? -movement.amount : movement.amount
    const day = movement.booked ?? movement.valued
    return (
      sides[filter.side](movement) &&
      (least === undefined || size >= least) &&
      (most === undefined || size <= most) &&
      (!from || (day !== undefined && day >= from)) &&
      (!to || (day !== undefined && day <= to)) &&
      words.every(word => searchText(movement).includes(word))
    )
  })
}

/**
 * Movements in order; those that lack what they are sorted by come last.
 * @param compare compares texts as the reader's language does.
 */
export function sortMovements(
  movements: Movement[],
  { key, isDescending }: Sort,
  compare: (one: string, other: string) => number,
): Movement[] {
  const turn = isDescending ? -1 : 1
  if (key === 'amount')
    return movements.toSorted(
      (one, other) => turn * (one.amount < other.amount ? -1 : one.amount > other.amount ? 1 : 0),
    )
  const isDay = key === 'booked' || key === 'valued'
  const order = isDay ? (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0) : compare
  return movements.toSorted((one, other) => {
    const [a, b] = [one[key], other[key]]
    if (!a || !b) return Number(!a) - Number(!b)
    return turn * order(a, b)
  })
}

/** The lines of the table: each movement, followed by its transactions. */
export const rowsOf = (movements: Movement[]): Row[] =>
  movements.flatMap(movement => [
    { movement },
    ...movement.transactions.map(transaction => ({ movement, transaction })),
  ])
