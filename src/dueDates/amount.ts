/**
 * An amount as people write it, in cents; undefined if it is none. Spaces group digits; so do a comma, a point or an
 * apostrophe before three digits. A comma or point before one or two last digits is the decimal sign.
 * @example parseAmount('12 345,60') // 1234560
 * @example parseAmount('12,345.6') // 1234560
 */
export function parseAmount(text: string): number | undefined {
  const written = text.replace(/[\s\u00a0\u202f€£]/g, '')
  const [, whole = '', decimals = ''] =
    /^(\d{1,3}(?:[.,'’]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(written) ?? []
  const cents = Number(whole.replace(/\D/g, '') + decimals.padEnd(2, '0'))
  return whole && Number.isSafeInteger(cents) ? cents : undefined
}

/** A rate in percent with at most two decimals, such as `12,5` or `12.5`; undefined if it is none. */
export function parsePercent(text: string): number | undefined {
  const match = /^(\d{1,2})(?:[.,](\d{1,2}))?%?$/.exec(text.replace(/\s/g, ''))
  return match ? Number(`${match[1]}.${match[2] ?? 0}`) : undefined
}
