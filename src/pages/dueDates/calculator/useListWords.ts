import { useLingui } from '@lingui/react/macro'
import type { EntryField, ProblemKind } from '../law/entry.ts'
import type { ListWords } from './listColumns.ts'
import { useFieldNames } from './useFieldNames.ts'
import { useProblemWords } from './useProblemWords.ts'

const kinds: readonly Exclude<ProblemKind, 'unknown'>[] = [
  'missing',
  'notAnAmount',
  'twoCurrencies',
  'moreCells',
  'openQuote',
  'notPositive',
  'notDays',
  'notARate',
  'notADate',
  'notCovered',
  'fractions',
  'longAgo',
  'farAhead',
  'beforeInvoice',
  'elsewhere',
  'otherCurrency',
  'beyondMaximum',
  'belowFloor',
  'doubtfulRemedy',
  'setByLaw',
]

/** What the columns of a list say, for tables and files. */
export function useListWords(): ListWords {
  const { t } = useLingui()
  const problemWords = useProblemWords()
  const fields = useFieldNames()
  const debtor = t({ message: `Client`, comment: 'who owes: a column of a list' })
  const currency = t`Devise`
  const interest = t`Intérêts`
  const indemnity = t({ message: `Indemnité`, comment: 'fixed sum for recovery costs: a column of a list' })
  return {
    totals: t`Totaux`,
    invoices: t`Factures`,
    totalHead: [
      debtor,
      currency,
      t`Factures`,
      t({ message: `En retard`, comment: 'number of late invoices: a column of a list' }),
      t({ message: `Impayé`, comment: 'unpaid amount: a column of a list' }),
      interest,
      indemnity,
      t`Total`,
    ],
    rowHead: [
      t({ message: `Ligne`, comment: 'row of a list' }),
      debtor,
      t`Facture`,
      t({ message: `Date`, comment: 'date of the invoice: a column of a list' }),
      t`Montant`,
      currency,
      t({ message: `Échéance convenue`, comment: 'a column of a list' }),
      t({ message: `Échéance légale`, comment: 'a column of a list' }),
      t`Jours de retard`,
      interest,
      t({ message: `Estimé`, comment: 'whether the rate is estimated: a column of a list' }),
      indemnity,
      t({ message: `À vérifier`, comment: 'problems of a row: a column of a list' }),
    ],
    estimate: t`estimation`,
    fields,
    problems: Object.fromEntries(kinds.map(kind => [kind, problemWords({ field: 'amount', kind })])),
    unknown: Object.fromEntries(
      (Object.keys(fields) as EntryField[]).map(field => [field, problemWords({ field, kind: 'unknown' })]),
    ),
  }
}
