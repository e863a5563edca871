import { foldText } from '../../../i18n/foldText.ts'
import type { MovementIndex } from './movementIndex.ts'
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

const sides: Record<Filter['side'], (movement: Movement) => boolean> = {
  all: () => true,
  credits: ({ amount }) => amount > 0n,
  debits: ({ amount }) => amount < 0n,
  fees: ({ isFee }) => isFee,
}

/** Tells whether a movement fits a filter, its words apart. One without dates fits no range of dates. */
function fits({ side, least, most, from, to }: Filter): (movement: Movement) => boolean {
  const isOnSide = sides[side]
  return movement => {
    if (!isOnSide(movement)) return false
    if (least !== undefined || most !== undefined) {
      const size = movement.amount < 0n ? -movement.amount : movement.amount
      if ((least !== undefined && size < least) || (most !== undefined && size > most)) return false
    }
    if (!from && !to) return true
    const day = movement.booked ?? movement.valued
    return day !== undefined && (!from || day >= from) && (!to || day <= to)
  }
}

/**
 * The movements that fit a filter, in an order; without one, in that of the file.
 * @param index of these movements.
 */
export function selectMovements(
  movements: readonly Movement[],
  index: MovementIndex,
  filter: Filter,
  sort: Sort | undefined,
): Movement[] {
  const words = foldText(filter.text).split(/\s+/).filter(Boolean)
  const found = words.length > 0 ? index.find(words) : undefined
  const fitting = fits(filter)
  const selected: Movement[] = []
  const positions = sort && index.sorted(sort.key, sort.isDescending)
  for (let at = 0; at < movements.length; at++) {
    const position = positions?.[at] ?? at
    const movement = movements[position]
    if (movement && (!found || found[position]) && fitting(movement)) selected.push(movement)
  }
  return selected
}

/** Where the line of each movement stands when each is followed by its transactions, and the number of lines behind. */
export function rowStarts(movements: readonly Movement[]): Uint32Array {
  const starts = new Uint32Array(movements.length + 1)
  for (const [index, { transactions }] of movements.entries())
    starts[index + 1] = (starts[index] ?? 0) + 1 + transactions.length
  return starts
}

/** Some lines of the table. Each movement comes without its transactions, which are lines of their own. */
export function rowsBetween(
  movements: readonly Movement[],
  starts: Uint32Array,
  first: number,
  end: number,
): Row[] {
  // The last movement that starts at or before the first line.
  let [low, high] = [0, movements.length]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? 0) <= first) low = middle
    else high = middle
  }
  const rows: Row[] = []
  for (let index = low; index < movements.length && (starts[index] ?? 0) < end; index++) {
    const movement = movements[index]
    if (!movement) break
    const start = starts[index] ?? 0
    const alone = movement.transactions.length > 0 ? { ...movement, transactions: [] } : movement
    if (start >= first) rows.push({ movement: alone })
    const parts = movement.transactions.slice(Math.max(0, first - start - 1), Math.max(0, end - start - 1))
    for (const transaction of parts) rows.push({ movement: alone, transaction })
  }
  return rows
}
