import { useLingui } from '@lingui/react/macro'
import { type Ref, useState } from 'react'
import { Field } from '../../../components/ui/Field.tsx'
import { panel } from '../../../components/ui/panel.css.ts'
import { Select } from '../../../components/ui/Select.tsx'
import { WithoutScripts } from '../../../components/WithoutScripts.tsx'
import type { Problem } from '../law/entry.ts'
import { type Law, laws, type Sector, sectors } from '../law/invoice.ts'
import * as styles from './DueDates.css.ts'
import { asked, type FormEntries, type FormField, type TermChoice, termsOf } from './formEntries.ts'
import { useFormWords } from './useFormWords.ts'
import { useProblemWords } from './useProblemWords.ts'

type InvoiceFormProps = {
  entries: FormEntries
  problems: readonly Problem[]
  onChange: (change: Partial<FormEntries>) => void
  ref: Ref<HTMLFormElement>
}

type TextField = Exclude<FormField, 'law' | 'buyer' | 'sector' | 'term' | 'movesWeekends' | 'fairTerm'>

/** The entries: whose law, the invoice, its terms, its payment. */
export function InvoiceForm({ entries, problems, onChange, ref }: InvoiceFormProps) {
  const { t } = useLingui()
  const words = useFormWords(entries)
  const problemWords = useProblemWords()
  // A date that is not whole has no value: only the field knows.
  const [partial, setPartial] = useState<Partial<Record<TextField, boolean>>>({})
  const { law } = entries
  const shown = asked(entries)
  const errorOf = (name: TextField) => {
    if (partial[name]) return problemWords({ field: name, kind: 'notADate' })
    const found = problems.find(({ field, kind }) => field === name && kind !== 'missing')
    return found && problemWords(found)
  }
  const text = (name: TextField) => ({
    id: `due-${name}`,
    name,
    value: entries[name],
    error: errorOf(name),
    onChange: (event: { target: { value: string; validity: ValidityState } }) => {
      if (!event.target.validity.badInput) setPartial(before => ({ ...before, [name]: false }))
      onChange({ [name]: event.target.value })
    },
  })
  const date = (name: TextField) => ({
    ...text(name),
    type: 'date',
    onBlur: (event: { target: { validity: ValidityState } }) =>
      setPartial(before => ({ ...before, [name]: event.target.validity.badInput })),
  })
  const number = (name: TextField) => ({
    ...text(name),
    inputMode: 'decimal' as const,
    autoComplete: 'off',
  })
  return (
    <form ref={ref} className={panel} aria-label={t`Facture`} onSubmit={event => event.preventDefault()}>
      <WithoutScripts
        off={t`L’outil calcule dans votre navigateur : activez JavaScript.`}
        failed={t`Le script de cet outil n’a pas pu être chargé. Rechargez la page ; si rien ne change, un bloqueur ou votre réseau l’arrête.`}
      />
      <Select<Law | ''>
        id="due-law"
        name="law"
        label={t`Droit applicable`}
        value={law}
        options={[
          ...(law === '' ? [{ value: '' as const, label: words.chooseLaw }] : []),
          ...laws.map(value => ({ value, label: words.laws[value] })),
        ]}
        onChange={value => onChange({ law: value })}
        wide
      />
      <Select
        id="due-buyer"
        name="buyer"
        label={t({ message: `Client`, comment: 'who owes: a business or a public buyer' })}
        value={entries.buyer}
        options={words.buyers}
        onChange={buyer => onChange({ buyer })}
        wide={!shown.sector}
      />
      {shown.sector && (
        <Select<Sector | ''>
          id="due-sector"
          name="sector"
          label={t`Secteur`}
          value={entries.sector as Sector | ''}
          options={[
            { value: '', label: t({ message: `Autre`, comment: 'a sector without terms of its own' }) },
            ...sectors.map(value => ({ value, label: words.sectors[value] })),
          ]}
          onChange={sector => onChange({ sector })}
        />
      )}
      <Field {...date('invoice')} label={t`Date de la facture`} />
      <Field {...number('amount')} label={words.amount} />
      <Select<TermChoice>
        id="due-term"
        name="term"
        label={t`Délai de paiement`}
        value={entries.term}
        options={termsOf[law || 'FR'].map(value => ({ value, label: words.terms[value] }))}
        onChange={term => onChange({ term })}
        wide
      />
      {shown.days && <Field {...text('days')} label={t`Jours`} inputMode="numeric" wide />}
      {shown.fairTerm && (
        <label className={styles.choice}>
          <input
            type="checkbox"
            name="fairTerm"
            checked={entries.fairTerm}
            onChange={event => onChange({ fairTerm: event.target.checked })}
          />
          {t`Plus de 60 jours sont convenus expressément et ne lèsent pas le fournisseur`}
        </label>
      )}
      {shown.received && (
        <Field {...date('received')} required={false} label={t`Facture reçue le`} hint={words.received} />
      )}
      {shown.goods && (
        <Field
          {...date('goods')}
          required={false}
          label={t`Biens ou service reçus le`}
          hint={words.goods}
          wide={!shown.received}
        />
      )}
      <Field
        {...date('paid')}
        required={false}
        label={t`Date de paiement`}
        hint={t({ message: `Vide : pas encore payée`, comment: 'hint under the date of payment' })}
      />
      <Field {...number('rate')} required={false} label={t`Taux convenu, en % par an`} hint={words.rate} />
      <label className={styles.choice}>
        <input
          type="checkbox"
          name="movesWeekends"
          checked={entries.movesWeekends}
          onChange={event => onChange({ movesWeekends: event.target.checked })}
        />
        {t`Reporter au lundi une échéance du samedi ou du dimanche (si le contrat le prévoit)`}
      </label>
    </form>
  )
}
