import { currencyDecimals } from './currencies.ts'
import type { Amount } from './types.ts'

const decimals = 5
const unit = 10n ** BigInt(decimals)

const fromParts = (whole: string, fraction: string): Amount | undefined =>
  fraction.length <= decimals ? BigInt(whole + fraction.padEnd(decimals, '0')) : undefined

/**
 * An amount of XML, as its schema allows it: `10`, `+10.00`, `.5`, `10.5000000`; undefined if it is none, is negative
 * or has more than five decimals that count.
 */
export function parseXmlAmount(text: string): Amount | undefined {
  const [, whole = '', fraction = ''] = /^\+?(\d*)(?:\.(\d*))?$/.exec(text) ?? []
  return whole || fraction ? fromParts(whole, fraction.replace(/0+$/, '')) : undefined
}

/**
 * An amount of SWIFT's messages, with a comma before the decimals. Some banks write a point: it is read where it can
 * only be one, so not before three digits unless the currency has three decimals. Undefined if it is none.
 */
export function parseSwiftAmount(text: string, currency: string): Amount | undefined {
  const [all, whole = '', comma, point] = /^(\d*)(?:,(\d*)|\.(\d*))?$/.exec(text) ?? []
  if (!all || !/\d/.test(all) || (point?.length === 3 && currencyDecimals(currency) !== 3)) return undefined
  return fromParts(whole, comma ?? point ?? '')
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

/** Digits with a point before a number of them, without the zeros around: `00000010812` and 4 is `1.0812`. */
export function decimalOf(digits: string, places: number): string {
  const long = digits.padStart(places + 1, '0')
  const whole = long.slice(0, long.length - places).replace(/^0+(?=\d)/, '')
  const fraction = long.slice(long.length - places).replace(/0+$/, '')
  return fraction ? `${whole}.${fraction}` : whole
}

/** Cents as an amount. */
export const fromCents = (cents: number): Amount => fromDigits(String(cents), 2)

/** An amount as it was typed, and whether it could have meant another one. */
export type TypedAmount = { amount: Amount; isAmbiguous: boolean }

/**
 * An amount as people type it, without its sign; undefined if it is none. Spaces and apostrophes group digits. A comma
 * or a point is the decimal sign if the number of digits after it fits the currency, or else groups thousands: `2,500`
 * is 2.5 Tunisian dinars and 2500 euros, and could mean the other.
 */
export function parseTypedAmount(text: string, currency: string): TypedAmount | undefined {
  const written = text.replace(/[\s\u00a0\u202f'’€£$]/g, '')
  const most = currencyDecimals(currency)
  const [, plain, fraction] = /^(\d+)(?:[.,](\d*))?$/.exec(written) ?? []
  if (plain !== undefined) {
    const [digits, rest = ''] = [plain, fraction]
    const couldGroup = rest.length === 3 && digits.length <= 3 && !digits.startsWith('0')
    const isDecimal = !couldGroup || most === 3
    const amount = isDecimal ? fromParts(digits, rest) : fromParts(digits + rest, '')
    return amount === undefined ? undefined : { amount, isAmbiguous: couldGroup }
  }
  const [, whole, , decimal = ''] =
    /^(\d{1,3}(?:([.,])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d{0,5}))?$/.exec(written) ?? []
  const amount = whole && fromParts(whole.replace(/\D/g, ''), decimal)
  return amount === undefined || amount === '' ? undefined : { amount, isAmbiguous: false }
}
