import { useLingui } from '@lingui/react'
import { formatDay, formatMoney, formatNumber } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locales.ts'

/** Numbers, money and days in the language of the page; currencies other than the euro by their code. */
export function useFormat() {
  const locale = useLingui().i18n.locale as Locale
  return {
    number: (value: number, options?: Intl.NumberFormatOptions) => formatNumber(value, locale, options),
    money: (amount: number, currency = 'EUR') =>
      formatMoney(amount, currency, locale, currency === 'EUR' ? {} : { currencyDisplay: 'code' }),
    day: (day: string, options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long' }) =>
      formatDay(day, locale, options),
  }
}

/** Two decimals, for amounts without a currency. */
export const cents = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
