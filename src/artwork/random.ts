export type Random = () => number

/**
 * Gives the 32-bit FNV-1a hash of a text, as an unsigned integer.
 *
 * @example hashOf('') // 2166136261
 */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}

/** Turns a seed into an endless, repeatable sequence of numbers from 0 (included) to 1 (excluded). */
export function randomFrom(seed: string): Random {
  let state = hashOf(seed)
  return () => {
    state = (state + 0x9e3779b9) | 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32
  }
}

/** Draws a number from `low` (included) to `high` (excluded). */
export function between(random: Random, low: number, high: number): number {
  return low + random() * (high - low)
}

/** Draws one of the values; throws a RangeError when there are none. */
export function pick<Value>(random: Random, values: readonly Value[]): Value {
  const value = values[Math.floor(random() * values.length)]
  if (value === undefined) throw new RangeError('Nothing to pick from')
  return value
}
