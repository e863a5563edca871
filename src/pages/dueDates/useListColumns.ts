import { useLingui } from '@lingui/react/macro'
import type { XlsxCell } from '../../components/spreadsheet/xlsxFile.ts'
import type { ListRow } from '../../dueDates/invoiceList.ts'
import type { Total } from '../../dueDates/totals.ts'
import { useFieldNames } from './useFieldNames.ts'
import { useProblemWords } from './useProblemWords.ts'

const amount = (hundredths: number | undefined) => (hundredths === undefined ? undefined : { hundredths })
const day = (value: string | undefined) => (value ? { day: value } : undefined)
const count = (value: number | undefined) => (value === undefined ? undefined : { count: value })

/** The columns of the results, for files and tables: their titles, and the cells of a row. */
export function useListColumns() {
  const { t } = useLingui()
  const problemWords = useProblemWords()
  const fieldNames = useFieldNames()
  const names = {
    debtor: t({ message: `Client`, comment: 'who owes: a column of a list' }),
    currency: t`Devise`,
    interest: t`Intérêts`,
    indemnity: t({ message: `Indemnité`, comment: 'fixed sum for recovery costs: a column of a list' }),
  }
  return {
    totals: {
      head: [
        names.debtor,
        names.currency,
        t`Factures`,
        t({ message: `En retard`, comment: 'number of late invoices: a column of a list' }),
        t({ message: `Impayé`, comment: 'unpaid amount: a column of a list' }),
        names.interest,
        names.indemnity,
        t`Total`,
      ],
      cells: (total: Total): XlsxCell[] => [
        total.debtor,
        total.currency,
        { count: total.invoices },
        { count: total.late },
        { hundredths: total.unpaid },
        { hundredths: total.interest },
        { hundredths: total.indemnity },
        { hundredths: total.total },
      ],
    },
    rows: {
      head: [
        t({ message: `Ligne`, comment: 'row of a list' }),
        names.debtor,
        t`Facture`,
        t({ message: `Date`, comment: 'date of the invoice: a column of a list' }),
        t`Montant`,
        names.currency,
        t({ message: `Échéance convenue`, comment: 'a column of a list' }),
        t({ message: `Échéance légale`, comment: 'a column of a list' }),
        t`Jours de retard`,
        names.interest,
        t({ message: `Estimé`, comment: 'whether the rate is estimated: a column of a list' }),
        names.indemnity,
        t({ message: `À vérifier`, comment: 'problems of a row: a column of a list' }),
      ],
      cells: ({ row, debtor, reference, entry, claim, dates, problems }: ListRow): XlsxCell[] => [
        { count: row },
        debtor,
        reference,
        claim ? day(claim.invoice.invoiced) : entry.invoice,
        claim ? amount(claim.invoice.amount) : entry.amount,
        claim?.invoice.currency,
        day(dates?.due),
        day(dates?.lawfulDue),
        count(claim?.late.days),
        amount(claim?.late.interest),
        claim?.late.lines.some(line => line.isEstimated) ? t`estimation` : undefined,
        amount(claim?.late.indemnity),
        problems.map(problem => `${fieldNames[problem.field]} – ${problemWords(problem)}`).join(' '),
      ],
    },
  }
}
