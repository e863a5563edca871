import { type Locale, localeTable } from './locales.ts'

// Keeps day and month on one line. The first of a month is an ordinal in French, which Intl does not do.
function asWritten(text: string, locale: Locale): string {
  const day = text.replace(/(?<=\d) (?=\p{L})|(?<=\p{L}) (?=\d\d?\b)/gu, '\u00a0')
  return locale === 'fr' ? day.replace(/\b1(?=\s[a-z])/, '1er') : day
}

// The site's fonts have no narrow no-break space, which French number formats use: replace it by the ordinary one.
const withoutNarrowSpace = (text: string) => text.replace(/\u202f/g, '\u00a0')

/** Creating a formatter takes a hundred times longer than using it: each is created once. */
function formatters<Options, Formatter>(make: (tag: string, options?: Options) => Formatter) {
  const made = new Map<string, Formatter>()
  return (locale: Locale, options?: Options): Formatter => {
    const key = locale + JSON.stringify(options)
    const formatter = made.get(key) ?? make(localeTable[locale].tag, options)
    made.set(key, formatter)
    return formatter
  }
}

const numberFormat = formatters(
  (tag, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options),
)
const dayFormat = formatters(
  (tag, options?: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }),
)

/**
 * A number in the language's own grouping and decimal sign, with a real minus; one in text keeps all its digits.
 * @example formatNumber(-1284930.55, 'fr', { minimumFractionDigits: 2 }) // '−1 284 930,55' (no-break spaces)
 */
export function formatNumber(
  value: number | `${number}`,
  locale: Locale,
  options?: Intl.NumberFormatOptions,
): string {
  const text = numberFormat(locale, options).format(value)
  return withoutNarrowSpace(text).replace('-', '−')
}

/**
 * An amount of money with its symbol or code; `currency` is an ISO 4217 code.
 * @example formatMoney(1284930.55, 'EUR', 'en') // '€1,284,930.55'
 */
export const formatMoney = (
  amount: number,
  currency: string,
  locale: Locale,
  options?: Intl.NumberFormatOptions,
) => {
  // In French, CLDR's “£GB” is nobody's way to write a pound; other currencies share their narrow symbol.
  const currencyDisplay = currency === 'GBP' ? 'narrowSymbol' : 'symbol'
  return formatNumber(amount, locale, { style: 'currency', currency, currencyDisplay, ...options })
}

/**
 * A calendar day written out; `day` is an ISO date (`YYYY-MM-DD`) and is read as UTC, so that no time zone moves it.
 * @example formatDay('2025-05-20', 'fr') // '20 mai 2025' (a no-break space after the day)
 * @example formatDay('2025-04-01', 'fr') // '1er avril 2025'
 */
export function formatDay(
  day: string,
  locale: Locale,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
) {
  const date = new Date(`${day.slice(0, 10)}T00:00:00Z`)
  return asWritten(withoutNarrowSpace(dayFormat(locale, options).format(date)), locale)
}
