import { accounts, batch, group } from '../cast.ts'

/** A party as both messages need it: the old one writes its town and country as one line, the new one apart. */
export type Party = { name: string; account: string }
export type Transfer = {
  batch: string
  day: string
  reference: string
  amount: number
  debtor: Party
  creditor: Party & { town: string; country: { code: string; name: string } }
}

const [row] = batch.rows
const account = accounts.find(({ bank }) => bank === batch.bank)
if (!row || !account) throw new Error('The batch that waits has no transfer, or its bank no account.')

const packed = (number: string) => number.replaceAll(' ', '')

/** The largest transfer of the batch that waits, as it is ordered from the bank. */
export const transfer: Transfer = {
  batch: packed(batch.name),
  day: batch.execution,
  reference: row.invoice,
  amount: row.amount,
  debtor: { name: group.name, account: packed(account.number) },
  creditor: {
    name: row.payee,
    account: packed(row.account),
    town: 'Lyon',
    country: { code: 'FR', name: 'France' },
  },
}
