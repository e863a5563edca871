import type { Amount } from './types.ts'

const decimals = 5
const unit = 10n ** BigInt(decimals)

/**
 * A decimal number as an amount; undefined if it is none or has more than five decimals.
 * @param point what separates the decimals: a comma in MT940, a point in XML.
 */
export function parseDecimal(text: string, point: ',' | '.'): Amount | undefined {
  const [whole = '', fraction = '', ...more] = text.split(point)
  const isNumber = /^\d+$/.test(whole) && /^\d{0,5}$/.test(fraction) && more.length === 0
  return isNumber ? BigInt(whole + fraction.padEnd(decimals, '0')) : undefined
}

/** An amount as a decimal number with a point, with at least `least` decimals: `-1234.50`. */
export function toDecimal(amount: Amount, least = 2): `${number}` {
  const size = amount < 0n ? -amount : amount
  const fraction = String(size % unit).padStart(decimals, '0')
  const shown = fraction.replace(/0+$/, '').padEnd(least, '0')
  return `${amount < 0n ? '-' : ''}${size / unit}${shown && `.${shown}`}` as `${number}`
}

/** Digits of a whole number with its number of decimals, such as `1234` and 2, as an amount. */
export const fromDigits = (digits: string, count: number): Amount =>
  BigInt(digits) * 10n ** BigInt(decimals - count)

/** Cents as an amount. */
export const fromCents = (cents: number): Amount => fromDigits(String(cents), 2)

/** The number of decimals that a currency has: 2 where it is unknown. */
export function currencyDecimals(currency: string): number {
  try {
    const { minimumFractionDigits } = new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
    }).resolvedOptions()
    return minimumFractionDigits ?? 2
  } catch {
    return 2
  }
}
