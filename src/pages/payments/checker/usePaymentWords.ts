import { useLingui } from '@lingui/react/macro'
import { useLocale } from '../../../components/useLocale.ts'
import { formatDay, formatNumber } from '../../../i18n/format.ts'
import { localeTable } from '../../../i18n/locales.ts'
import type { Sum } from '../checks/listPayments.ts'
import type { Profile, Severity } from '../formats/types.ts'

/** Amounts, countries, days and severities, in the language of the page. */
export function usePaymentWords() {
  const { t } = useLingui()
  const locale = useLocale()
  const countries = new Intl.DisplayNames(localeTable[locale].tag, { type: 'region', fallback: 'code' })
  const amount = (value: string | undefined, currency = '') => {
    if (value === undefined) return t({ message: `illisible`, comment: 'an amount' })
    const number = formatNumber(value as `${number}`, locale, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 5,
    })
    return currency ? `${number}\u00a0${currency}` : number
  }
  const severities: Record<Severity, string> = {
    file: t({ message: `Refus du fichier`, comment: 'severity of a problem' }),
    transaction: t({ message: `Refus du paiement`, comment: 'severity of a problem' }),
    warning: t({ message: `Remarque`, comment: 'severity of a problem' }),
  }
  const profiles: Record<Profile, string> = {
    FR: t`France`,
    DE: t`Allemagne`,
    AT: t`Autriche`,
    CH: t`Suisse`,
    BE: t`Belgique`,
    SEPA: t({ message: `Autre pays SEPA`, comment: 'banks of any other country' }),
  }
  return {
    amount,
    sums: (all: readonly Sum[]) =>
      all.map(each => amount(each.amount, each.currency)).join(' + ') || amount('0'),
    count: (value: number) => formatNumber(value, locale),
    country: (code: string) => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : t`Sans IBAN`),
    day: (value: string) =>
      /^\d{4}-\d\d-\d\d/.test(value) && !Number.isNaN(Date.parse(value.slice(0, 10)))
        ? formatDay(value, locale, { dateStyle: 'medium' })
        : value,
    severities,
    profiles,
  }
}

/** An account number as people read it: an IBAN in groups of four. */
export const accountText = (account: string) =>
  /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(account) ? account.replace(/(.{4})(?=.)/g, '$1 ') : account
