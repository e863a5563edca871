import { idleMonths, later } from './deadlines.ts'

/** The mandate that is open. */
export const mandate = {
  reference: 'ARV-FR-0041-2025-0933',
  debtor: 'Halieute Distribution',
  account: 'FR76 •••• 3344',
  signed: '2025-05-12',
}

/** The mandate that has not been used for too long, and the debit in euros that cites it. */
export const lapsed = {
  reference: 'ARV-FR-0041-2022-0117',
  debtor: 'Maison Brune',
  amount: 1_280,
  lastDue: '2022-08-05',
}

/** Since when that mandate has been void. */
export const voidSince = later(lapsed.lastDue, { months: idleMonths })

/** The batch that both belong to. Amounts are in euros. */
export const collection = {
  due: '2025-09-05',
  debits: 38,
  total: 49_872.5,
  ready: { debits: 37, amount: 48_592.5 },
}
