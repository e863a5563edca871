import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { Calculation } from '../../dueDates/calculate.ts'
import type { Law } from '../../dueDates/terms.ts'
import { formatDay, formatMoney } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'

type Reminded = { law: Law; invoiced: string; result: Calculation }

/** The result in a few sentences, in the language of `i18n`. */
export function reminderText(i18n: I18n, { law, invoiced, result }: Reminded): string {
  const locale = i18n.locale as Locale
  const money = (value: number) => formatMoney(value / 100, law === 'uk' ? 'GBP' : 'EUR', locale)
  const { late } = result
  const date = formatDay(invoiced, locale)
  const due = formatDay(result.due, locale)
  const until = formatDay(result.until, locale)
  const amount = money(result.amount)
  if (late.days === 0)
    return i18n._(msg`Notre facture du ${date}, d’un montant de ${amount} TTC, est à payer le ${due}.`)
  const [interest, indemnity] = [money(late.interest), money(late.indemnity)]
  const total = money(result.amount + late.interest + late.indemnity)
  const lines = [
    msg`Notre facture du ${date}, d’un montant de ${amount} TTC, était à payer le ${due}. Au ${until}, elle a ${plural(late.days, { one: '# jour', other: '# jours' })} de retard.`,
    msg`Intérêts de retard : ${interest}.`,
    law === 'uk'
      ? msg`Somme forfaitaire (Late Payment of Commercial Debts (Interest) Act 1998) : ${indemnity}.`
      : msg`Indemnité forfaitaire pour frais de recouvrement : ${indemnity}.`,
    msg`Total à régler : ${total}.`,
  ]
  return lines.map(line => i18n._(line)).join('\n')
}
