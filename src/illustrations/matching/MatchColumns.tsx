import { useLingui } from '@lingui/react/macro'
import { entries, statement } from '../cast.ts'
import { cents, useFormat } from '../parts/useFormat.ts'
import { MatchColumn } from '../reconciliation/MatchColumn.tsx'
import * as styles from './MatchColumns.css.ts'
import { slip, strokes } from './slip.ts'

/** The lines of the statement, the entries that answer them, and the strokes between both. */
export function MatchColumns() {
  const { t } = useLingui()
  const { number, day } = useFormat()
  const { lines, closing } = statement
  const date = day(statement.day, { day: '2-digit', month: '2-digit' })
  const { checks } = slip
  const kinds = {
    invoice: (reference: string) => t({ message: `Facture ${reference}`, comment: 'a ledger entry' }),
    debit: (reference: string) => t({ message: `Prélèvement ${reference}`, comment: 'a ledger entry' }),
    slip: (reference: string) =>
      t({ message: `Bordereau ${reference}`, comment: 'a slip of deposited checks' }),
  }
  const checksNote = t({
    message: `5112, ${checks} chèques`,
    comment: '5112: ledger account for checks to be cashed',
  })
  const answers = [
    ...entries.map(({ kind, reference, account, amount }) => ({ kind, reference, note: account, amount })),
    { kind: 'slip' as const, reference: slip.number, note: checksNote, amount: slip.amount },
  ]
  return (
    <div aria-hidden="true" className={styles.columns}>
      <MatchColumn
        title={t`Relevé MT940`}
        note={date}
        items={[
          ...lines.map(({ label, amount }) => ({ label, note: date, amount: number(amount, cents) })),
          { label: t`Solde de clôture`, note: ':62F:', amount: number(closing, cents) },
        ]}
      />
      <svg className={styles.strokes} aria-hidden="true" viewBox={strokes.viewBox} preserveAspectRatio="none">
        <path d={strokes.links} />
        <path className={styles.open} d={strokes.open} />
        <path className={styles.end} d={strokes.end} />
        <path className={styles.slip} d={strokes.slip} />
      </svg>
      <MatchColumn
        title={t`Écritures`}
        note={t({ message: `règles 1/1 et N/N`, comment: 'matching rules: one to one, and many to many' })}
        items={answers.map(({ kind, reference, note, amount }) => ({
          label: kinds[kind](reference),
          note,
          amount: number(amount, cents),
        }))}
      />
    </div>
  )
}
