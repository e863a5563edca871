import { currencyOf } from './invoice.ts'
import type { ListRow } from './listRow.ts'

/** What one debtor owes in one currency; amounts are in hundredths. */
export type Total = {
  debtor: string
  currency: string
  invoices: number
  /** Invoices whose due date is past, paid late ones included. */
  late: number
  /** Of invoices that are not paid. */
  unpaid: number
  interest: number
  indemnity: number
  /** Unpaid invoices, interest and indemnity. */
  total: number
}

/** Sums by debtor and currency, the largest first; rows that could not be read are left out. */
export function totalsOf(rows: readonly ListRow[]): Total[] {
  const totals = new Map<string, Total>()
  const add = (debtor: string, currency: string, sums: Partial<Total>) => {
    const key = `${currency} ${debtor}`
    const before = totals.get(key) ?? {
      debtor,
      currency,
      invoices: 0,
      late: 0,
      unpaid: 0,
      interest: 0,
      indemnity: 0,
      total: 0,
    }
    const { invoices = 0, late = 0, unpaid = 0, interest = 0, indemnity = 0 } = sums
    totals.set(key, {
      ...before,
      invoices: before.invoices + invoices,
      late: before.late + late,
      unpaid: before.unpaid + unpaid,
      interest: before.interest + interest,
      indemnity: before.indemnity + indemnity,
      total: before.total + unpaid + interest + indemnity,
    })
  }
  for (const { claim, debtor } of rows) {
    if (!claim) continue
    const { invoice, late } = claim
    add(debtor, invoice.currency, {
      invoices: 1,
      late: late.days > 0 ? 1 : 0,
      unpaid: invoice.paid ? 0 : invoice.amount,
      interest: late.interest,
    })
    // The fixed sum is in the currency of the law, whatever that of the invoice.
    if (late.indemnity > 0) add(debtor, currencyOf(invoice.law), { indemnity: late.indemnity })
  }
  return [...totals.values()].sort((a, b) => b.total - a.total || a.debtor.localeCompare(b.debtor))
}
