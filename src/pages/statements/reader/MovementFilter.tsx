import { useLingui } from '@lingui/react/macro'
import { Field } from '../../../components/ui/Field.tsx'
import { Select } from '../../../components/ui/Select.tsx'
import { parseTypedAmount } from '../formats/amount.ts'
import type { Filter } from '../formats/filter.ts'
import * as styles from './StatementReader.css.ts'
import { useAmount } from './useAmount.ts'

/** A filter as it is typed. */
export type Wanted = Omit<Filter, 'least' | 'most'> & { least: string; most: string }

type MovementFilterProps = { wanted: Wanted; currency: string; onChange: (changed: Partial<Wanted>) => void }

/** Which movements to show: by words, side, amount and date. */
export function MovementFilter({ wanted, currency, onChange }: MovementFilterProps) {
  const { t } = useLingui()
  const unreadable = t`Écrivez un nombre, comme 1 250,50.`
  const entry = (name: Exclude<keyof Wanted, 'side'>) => ({
    id: `movement-${name}`,
    name,
    value: wanted[name],
    required: false,
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  })
  const written = useAmount(currency)
  const amount = (name: 'least' | 'most') => {
    const typed = parseTypedAmount(wanted[name], currency)
    const read = typed && written(typed.amount)
    return {
      ...entry(name),
      inputMode: 'decimal' as const,
      autoComplete: 'off',
      error: wanted[name] && !typed ? unreadable : undefined,
      hint: typed?.isAmbiguous
        ? t({ message: `Lu comme ${read}.`, comment: 'how an amount was understood that could mean another' })
        : undefined,
    }
  }
  return (
    <form className={styles.filter} aria-label={t`Filtrer`} onSubmit={event => event.preventDefault()}>
      <div className={styles.words}>
        <Field {...entry('text')} label={t`Libellé, tiers, référence ou code`} autoComplete="off" />
      </div>
      <Select
        id="movement-side"
        name="side"
        label={t({ message: `Sens`, comment: 'credits or debits' })}
        value={wanted.side}
        options={[
          { value: 'all', label: t({ message: `Tous`, comment: 'all movements' }) },
          { value: 'credits', label: t`Crédits` },
          { value: 'debits', label: t`Débits` },
          { value: 'fees', label: t`Frais seulement` },
        ]}
        onChange={side => onChange({ side })}
      />
      <Field {...amount('least')} label={t`Montant minimal`} />
      <Field {...amount('most')} label={t`Montant maximal`} />
      <Field {...entry('from')} type="date" label={t({ message: `Du`, comment: 'from this day' })} />
      <Field {...entry('to')} type="date" label={t({ message: `Au`, comment: 'to this day' })} />
    </form>
  )
}
