import { foldText } from '../../../i18n/foldText.ts'
import type { SortKey } from './filter.ts'
import type { Movement, Transaction } from './types.ts'

/** So many movements are folded at once: one call for a long text takes a fraction of many for short ones. */
const blockSize = 4096
/** Stands in no statement, and stays what it is when a text is folded. */
const separator = '\0'

const wordsOf = ({ text, references, counterparty }: Movement | Transaction) =>
  `${text} ${counterparty} ${references.join(' ')}`

/** Everything in a movement that a text is looked for in. */
const searched = (movement: Movement) =>
  `${wordsOf(movement)} ${movement.code} ${movement.transactions.map(wordsOf).join(' ')}`

const fold = (texts: string[]) => foldText(texts.map(text => text.replaceAll(separator, ' ')).join(separator))

/** The same text in one byte a character where that can be: folding leaves two, also where no accent is left. */
const narrow = (text: string): string => new TextDecoder().decode(new TextEncoder().encode(text))

/** A text so that numbers in it stand in their order: `facture 9` before `facture 10`. */
const ordered = (folded: string) =>
  folded.replace(/\d+/g, digits => {
    const number = digits.replace(/^0+(?=\d)/, '')
    return String.fromCharCode(47 + Math.min(number.length, 30)) + number
  })

type Block = { text: string; starts: number[] }

/** The positions of movements in ascending order, whether each equals the one before, and of those that have no value. */
type Order = { ascending: Uint32Array; isTie: Uint8Array; missing: Uint32Array }

/** Sorts step by step, so that other work comes in between: parts, which are merged two by two. */
function* sortSteps(
  values: Uint32Array,
  compare: (one: number, other: number) => number,
): Generator<void, Uint32Array> {
  const { length } = values
  for (let start = 0; start < length; start += blockSize) {
    values.subarray(start, start + blockSize).sort(compare)
    yield
  }
  let from: Uint32Array = values
  let to: Uint32Array = new Uint32Array(length)
  for (let width = blockSize; width < length; width *= 2) {
    for (let start = 0; start < length; start += 2 * width) {
      const [middle, end] = [Math.min(start + width, length), Math.min(start + 2 * width, length)]
      let [left, right] = [start, middle]
      for (let at = start; at < end; at++) {
        const [one, other] = [from[left] ?? 0, from[right] ?? 0]
        const isLeft = left < middle && (right >= end || compare(one, other) <= 0)
        to[at] = isLeft ? one : other
        if (isLeft) left++
        else right++
      }
      yield
    }
    ;[from, to] = [to, from]
  }
  return from
}

/**
 * The order of movements by the keys of their values.
 * @param indexes which of the values each movement has.
 */
function* orderSteps(indexes: Uint32Array, keys: readonly (string | number)[]): Generator<void, Order> {
  const compare = (one: number, other: number): number => {
    const [a, b] = [keys[one] ?? 0, keys[other] ?? 0]
    if (a < b) return -1
    return a > b ? 1 : 0
  }
  const values = yield* sortSteps(Uint32Array.from(keys.keys()), compare)
  // The rank of each value from 1, which equal keys share; 0 for what is missing.
  const rankOf = new Uint32Array(keys.length)
  let last = 0
  for (const [at, value] of values.entries()) {
    if (keys[value] === '') continue
    const before = values[at - 1]
    if (before === undefined || keys[before] !== keys[value]) last++
    rankOf[value] = last
  }
  // Where the movements of each rank begin, those without one first.
  const starts = new Uint32Array(last + 2)
  for (const value of indexes) {
    const following = (rankOf[value] ?? 0) + 1
    starts[following] = (starts[following] ?? 0) + 1
  }
  for (let rank = 1; rank <= last + 1; rank++) starts[rank] = (starts[rank] ?? 0) + (starts[rank - 1] ?? 0)
  const next = starts.slice()
  const positions = new Uint32Array(indexes.length)
  const isTie = new Uint8Array(indexes.length)
  for (const [position, value] of indexes.entries()) {
    const rank = rankOf[value] ?? 0
    const at = next[rank] ?? 0
    next[rank] = at + 1
    positions[at] = position
    if (at > (starts[rank] ?? 0)) isTie[at] = 1
  }
  const missing = starts[1] ?? 0
  return {
    ascending: positions.subarray(missing),
    isTie: isTie.subarray(missing),
    missing: positions.subarray(0, missing),
  }
}

export type MovementIndex = {
  /** Marks with 1 each movement that contains all words, which are folded. */
  find: (words: string[]) => Uint8Array
  /** All positions in the order of a key, those that lack it last; equal ones as they stand in the file. */
  sorted: (key: SortKey, isDescending: boolean) => Uint32Array
  /** Prepares what finding and sorting need, step by step, so that other work comes in between. */
  prepare: () => Generator<void>
}

/**
 * What makes two hundred thousand movements found and sorted at once. Texts are compared without accents and case, and
 * numbers in them by their value.
 */
export function indexOf(movements: readonly Movement[]): MovementIndex {
  const blocks: Block[] = []
  const orders = new Map<SortKey, Order>()

  /** What has been begun: who needs it at once goes on where preparing it stopped. */
  const begun = new Map<SortKey | 'blocks', Generator<void>>()
  const stepsOf = (key: SortKey | 'blocks'): Generator<void> => {
    const steps = begun.get(key) ?? (key === 'blocks' ? addBlocks() : addOrder(key))
    begun.set(key, steps)
    return steps
  }

  function* addBlocks(): Generator<void> {
    for (let first = blocks.length * blockSize; first < movements.length; first += blockSize) {
      const text = narrow(fold(movements.slice(first, first + blockSize).map(searched)))
      const starts = [0]
      for (let at = text.indexOf(separator); at >= 0; at = text.indexOf(separator, at + 1))
        starts.push(at + 1)
      blocks.push({ text, starts })
      yield
    }
  }

  /** What each of some different values is sorted by; empty for what is missing. */
  function* keysOf(key: SortKey, values: (string | bigint)[]): Generator<void, (string | number)[]> {
    if (key === 'amount') return values.map(Number)
    const texts = values.map(String)
    if (key === 'booked' || key === 'valued') return texts
    const keys: string[] = []
    for (let first = 0; first < texts.length; first += blockSize) {
      const folded = ordered(fold(texts.slice(first, first + blockSize)))
      for (const text of folded.split(separator)) keys.push(text)
      yield
    }
    return keys
  }

  function* addOrder(key: SortKey): Generator<void> {
    // Days, codes and names come again and again: each is folded and compared once.
    const known = new Map<string | bigint, number>()
    const indexes = Uint32Array.from(movements, movement => {
      const value = movement[key] ?? ''
      const number = known.get(value) ?? known.size
      if (number === known.size) known.set(value, number)
      return number
    })
    yield
    const keys = yield* keysOf(key, [...known.keys()])
    orders.set(key, yield* orderSteps(indexes, keys))
    yield
  }

  const finish = (steps: Generator<void>) => {
    while (!steps.next().done);
  }

  const find = (words: string[]): Uint8Array => {
    finish(stepsOf('blocks'))
    const found = new Uint8Array(movements.length).fill(1)
    for (const word of words) {
      for (const [index, { text, starts }] of blocks.entries()) {
        let next = 0
        const pass = (until: number) => {
          for (; next < until; next++) found[index * blockSize + next] = 0
        }
        for (let at = text.indexOf(word); at >= 0; ) {
          // The movement in which the word stands is the last one that starts before it.
          let place = next
          while ((starts[place + 1] ?? Number.POSITIVE_INFINITY) <= at) place++
          pass(place)
          next = place + 1
          const end = starts[next]
          at = end === undefined ? -1 : text.indexOf(word, end)
        }
        pass(starts.length)
      }
    }
    return found
  }

  const sorted = (key: SortKey, isDescending: boolean): Uint32Array => {
    finish(stepsOf(key))
    const { ascending, isTie, missing } = orders.get(key) ?? { ascending: [], isTie: [], missing: [] }
    const positions = new Uint32Array(movements.length)
    let at = 0
    if (!isDescending) {
      positions.set(ascending)
      at = ascending.length
    } else {
      for (let end = ascending.length; end > 0; ) {
        let start = end - 1
        while (isTie[start]) start--
        for (let place = start; place < end; place++) positions[at++] = ascending[place] ?? 0
        end = start
      }
    }
    positions.set(missing, at)
    return positions
  }

  function* prepare(): Generator<void> {
    for (const key of ['blocks', 'text', 'counterparty', 'amount', 'booked', 'valued', 'code'] as const)
      yield* stepsOf(key)
  }

  return { find, sorted, prepare }
}
