/** Positions of bytes, the last one included. */
export type Range = { first: number; last: number }

/**
 * The part of a file of `size` bytes that a Range header asks for. Only one span with a first byte is read; for others
 * undefined, so that the whole file is sent, as the protocol allows.
 * @example rangeOf('bytes=2-5', 13) // { first: 2, last: 5 }
 * @example rangeOf('bytes=13-', 13) // 'unsatisfiable'
 * @example rangeOf('bytes=5-2', 13) // undefined
 */
export function rangeOf(header: string | undefined, size: number): Range | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d{1,15})-(\d{1,15})?$/.exec(header ?? '') ?? []
  if (first === undefined || (last !== undefined && Number(last) < Number(first))) return undefined
  if (Number(first) >= size) return 'unsatisfiable'
  return { first: Number(first), last: Math.min(Number(last ?? size), size - 1) }
}
