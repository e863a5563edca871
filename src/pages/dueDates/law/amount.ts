// Spaces of every kind, a byte order mark, and the marks that set the direction of text.
const spaces = /[\s\u00a0\u2007-\u200f\u202f\u2060\ufeff]/g

// One sign groups the digits, and another one begins the decimals.
const signed =
  /^([-+]?)(\d+(?:[.,]\d{1,2})?|\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?|\d{1,3}(?:['’]\d{3})+(?:[.,]\d{1,2})?)(-?)$/

/** “euros” as its sign. */
const withSigns = (text: string) => text.replace(/(?<!\p{L})eur(?:os?)?(?!\p{L})/giu, '€')

const signs: Record<string, string> = { '€': 'EUR', '£': 'GBP', $: 'USD' }

/** The currency that stands before or after an amount, as a code; undefined if there is none. */
export function currencyIn(text: string): string | undefined {
  const found = /[€£$]|(?<!\p{L})[A-Z]{3}(?!\p{L})/u.exec(withSigns(text))?.[0]
  return found && (signs[found] ?? found)
}

/** The sign that is known to begin decimals; `either` if both may. */
export type DecimalSign = '.' | ',' | 'either'

/** The sign that begins decimals in a list of amounts, as far as they show it. */
export function decimalSignOf(texts: readonly string[]): DecimalSign | undefined {
  const found = new Set(texts.flatMap(text => /([.,])\d{1,2}\D*$/.exec(text)?.[1] ?? []))
  const [one] = found as Set<'.' | ','>
  return found.size > 1 ? 'either' : one
}

/**
 * An amount as people write it, in hundredths; undefined if it is none. Spaces group digits; so do a comma, a point or
 * an apostrophe before three digits. A comma or point before one or two last digits is the decimal sign. A currency
 * before or after the number is passed over. Where `decimal` says which sign begins decimals, three digits after it are
 * no group: no amount here has three decimals. Minus signs of every kind, and brackets, make it negative.
 * @example parseAmount('12 345,60') // 1234560
 * @example parseAmount('−12,345.6 €') // -1234560
 */
export function parseAmount(text: string, decimal?: DecimalSign): number | undefined {
  const bare = withSigns(text)
    .replace(spaces, '')
    .replace(/[\u2010-\u2015\u2212\ufe63\uff0d]/g, '-')
    .replace(/^([-+(]?)(?:[€£$]|[A-Z]{3})/, '$1')
    .replace(/(?:[€£$]|[A-Z]{3})(\)?)$/, '$1')
  const bracketed = /^\((.+)\)$/.exec(bare)
  const [, before = '', digits = '', after = ''] = signed.exec(bracketed?.[1] ?? bare) ?? []
  if (!digits) return undefined
  const [, sign] = /^\d{1,3}([.,])\d{3}$/.exec(digits) ?? []
  if (sign && decimal && (decimal === sign || decimal === 'either')) return undefined
  const [, whole = digits, decimals = ''] = /^(.+)[.,](\d{1,2})$/.exec(digits) ?? []
  const hundredths = Number(whole.replace(/\D/g, '') + decimals.padEnd(2, '0'))
  if (!Number.isSafeInteger(hundredths)) return undefined
  return bracketed || before === '-' || after === '-' ? -hundredths : hundredths
}

/**
 * A rate in percent with at most four decimals, such as `12,5`, `12.5` or `12,5 %`; undefined if it is none, or a
 * hundred and more.
 */
export function parsePercent(text: string): number | undefined {
  const match = /^(\d{1,2})(?:[.,](\d{1,4}))?%?$/.exec(text.replace(spaces, ''))
  return match ? Number(`${match[1]}.${match[2] ?? 0}`) : undefined
}
