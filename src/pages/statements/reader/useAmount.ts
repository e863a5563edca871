import { useLocale } from '../../../components/useLocale.ts'
import { formatNumber } from '../../../i18n/format.ts'
import { toDecimal } from '../formats/amount.ts'
import { currencyDecimals } from '../formats/currencies.ts'
import type { Amount } from '../formats/types.ts'

/** An amount in the reader's language, with the currency's decimals. */
export function useAmount(currency: string) {
  const locale = useLocale()
  const least = currencyDecimals(currency)
  return (amount: Amount) =>
    formatNumber(toDecimal(amount, least), locale, {
      minimumFractionDigits: least,
      maximumFractionDigits: 5,
    })
}
