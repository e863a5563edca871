import { useLingui } from '@lingui/react/macro'
import type { Ref } from 'react'
import { useLocale } from '../../components/useLocale.ts'
import { rates } from '../../content/rates.ts'
import type { Entries, Outcome, Problem } from '../../dueDates/calculate.ts'
import { type Law, type Term, termsOf } from '../../dueDates/terms.ts'
import { formatDay } from '../../i18n/format.ts'
import { Field } from '../../ui/Field.tsx'
import { panel, withoutScripts } from '../../ui/panel.css.ts'
import { Select } from '../../ui/Select.tsx'
import * as styles from './DueDates.css.ts'

type InvoiceFormProps = {
  entries: Entries
  problems: Outcome['problems']
  onChange: (changed: Partial<Entries>) => void
  ref: Ref<HTMLFormElement>
}

type TextEntry = Exclude<keyof Entries, 'law' | 'term' | 'movesWeekends'>

/** The entries: whose law, the invoice, its terms, its payment. */
export function InvoiceForm({ entries, problems, onChange, ref }: InvoiceFormProps) {
  const { t } = useLingui()
  const firstDay = formatDay(rates.ecb[0]?.from ?? '', useLocale())
  const laws: Record<Law, string> = {
    france: t({ message: `France`, comment: 'whose law applies to the invoice' }),
    eu: t({ message: `Autre pays de l’Union européenne`, comment: 'whose law applies to the invoice' }),
    uk: t({ message: `Royaume-Uni`, comment: 'whose law applies to the invoice' }),
  }
  const terms: Record<Term, string> = {
    sixty: t`60 jours après la facture`,
    monthEndFirst: t`Fin de mois, puis 45 jours`,
    monthEndLast: t`45 jours, puis fin de mois`,
    summary: t`Facture périodique, 45 jours`,
    net: t`Nombre de jours convenu`,
    none: t`Rien de convenu, 30 jours`,
  }
  const explained: Record<Problem, string> = {
    unreadable: t`Écrivez un nombre, comme 1 250,50, ou une date entière.`,
    tooEarly: t`Les taux connus commencent le ${firstDay} : choisissez une date plus tardive.`,
    beforeInvoice: t`Cette date précède celle de la facture : vérifiez l’une et l’autre.`,
  }
  const text = (name: TextEntry) => ({
    id: `due-${name}`,
    name,
    value: entries[name],
    error: problems[name] && explained[problems[name]],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  })
  const date = (name: TextEntry) => ({ ...text(name), type: 'date' })
  const currency = entries.law === 'uk' ? '£' : '€'
  return (
    <form ref={ref} className={panel} aria-label={t`Facture`} onSubmit={event => event.preventDefault()}>
      <noscript>
        <p className={withoutScripts}>{t`L’outil calcule dans votre navigateur : activez JavaScript.`}</p>
      </noscript>
      <Select
        id="due-law"
        name="law"
        label={t`Droit applicable`}
        value={entries.law}
        options={(['france', 'eu', 'uk'] as const).map(value => ({ value, label: laws[value] }))}
        onChange={law => onChange({ law })}
        wide
      />
      <Field {...date('invoiced')} label={t`Date de la facture`} />
      <Field
        {...text('amount')}
        label={t({ message: `Montant TTC en ${currency}`, comment: 'amount of the invoice, with VAT' })}
        inputMode="decimal"
        autoComplete="off"
      />
      <Select
        id="due-term"
        name="term"
        label={t`Délai de paiement`}
        value={entries.term}
        options={termsOf[entries.law].map(value => ({ value, label: terms[value] }))}
        onChange={term => onChange({ term })}
        wide
      />
      {entries.term === 'net' && <Field {...text('days')} label={t`Jours`} inputMode="numeric" wide />}
      {entries.term === 'none' && (
        <Field
          {...date('received')}
          required={false}
          label={t`Réception des biens ou fin de la prestation`}
          hint={t`Si cette date est vide, le délai part de la facture.`}
          wide
        />
      )}
      <Field
        {...date('paid')}
        required={false}
        label={t`Date de paiement`}
        hint={t({ message: `Vide : aujourd’hui`, comment: 'hint under the date of payment' })}
      />
      <Field
        {...text('agreed')}
        required={false}
        label={t`Taux convenu en %`}
        hint={t({ message: `Vide : taux légal de retard`, comment: 'hint under the agreed rate' })}
        inputMode="decimal"
        autoComplete="off"
      />
      <label className={styles.choice}>
        <input
          type="checkbox"
          name="movesWeekends"
          checked={entries.movesWeekends}
          onChange={event => onChange({ movesWeekends: event.target.checked })}
        />
        {t`Reporter au lundi une échéance du samedi ou du dimanche`}
      </label>
    </form>
  )
}
