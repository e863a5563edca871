/** What four statement lines of one day post to five accounts, in euros. */
export const example: {
  account: 'bank' | 'transfers' | 'services' | 'interest' | 'income'
  debit?: number
  credit?: number
}[] = [
  { account: 'bank', debit: 1250, credit: 50_342.5 },
  { account: 'transfers', debit: 50_000 },
  { account: 'services', debit: 42.5 },
  { account: 'interest', debit: 300 },
  { account: 'income', credit: 1250 },
]

const sum = (side: 'debit' | 'credit') => example.reduce((total, row) => total + (row[side] ?? 0), 0)

export const exampleTotals = { debit: sum('debit'), credit: sum('credit') }
