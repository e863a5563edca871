import { type Account, accounts } from '../../../../components/illustrations/cast.ts'

/** What each bank has sent for its account by noon: the format, and how many lines were read. */
const files: Record<string, { format: string; lines: number }> = {
  'Crédit Atlantique': { format: 'camt.053', lines: 214 },
  'Banque du Léman': { format: 'camt.052', lines: 37 },
  'Laurentian Trust': { format: 'MT940', lines: 52 },
  'Caisse Maritime': { format: 'CFONB120', lines: 88 },
  'Union Ivoirienne': { format: 'CFONB120', lines: 19 },
}

export type Received = Account & { format: string; lines: number }

/** The accounts of the group, each with the last file that its bank has sent. */
export const received: readonly Received[] = accounts.flatMap(account => {
  const file = files[account.bank]
  return file ? [{ ...account, ...file }] : []
})

/** Lines read in all files together. */
export const linesRead = received.reduce((sum, { lines }) => sum + lines, 0)

const before = { day: '2025-08-25', closing: 94_150_000 }
const after = { day: '2025-08-27', opening: 91_870_000, entries: 4_530_000 }

/**
 * The account whose statements don't follow each other: the last one before the gap, the one after it, and what the
 * missing one between them must have brought, in the account's currency.
 */
export const gap = {
  bank: 'Union Ivoirienne',
  currency: 'XOF',
  before,
  missing: { day: '2025-08-26', movement: after.opening - before.closing },
  after: { ...after, closing: after.opening + after.entries },
}
