import { entries, statement } from '../../../../components/illustrations/cast.ts'

/** One line of an entry: an account of the French chart and an amount on one of the two sides. */
export type JournalLine = {
  account: string
  /** A name or reference as it stands, or the key of words that are translated. */
  label: string
  debit?: number
  credit?: number
  /** Its account is proposed, and waits for a person. */
  open?: true
}

export type JournalEntry = { day: string; lines: JournalLine[] }

const [nordex, , octave, checks] = statement.lines.map(({ amount }) => amount)
const [nordexInvoice, , ...octaveInvoices] = entries
const bank = '512100'
const customers = '411000'

/** What the pages of the month before these entries add up to. */
export const carried = { count: 1200, debit: 8_412_906.35, credit: 8_412_906.35 }

/** The last entries of the bank journal: charges of the day before, then the lines of the day's statement. */
export const journal: JournalEntry[] = [
  {
    day: statement.dayBefore,
    lines: [
      { account: '627800', label: 'charges', debit: 42.5 },
      { account: bank, label: 'Crédit Atlantique', credit: 42.5 },
    ],
  },
  {
    day: statement.day,
    lines: [
      { account: bank, label: 'Nordex Rail', debit: nordex },
      { account: customers, label: nordexInvoice.reference, credit: nordexInvoice.amount },
    ],
  },
  {
    day: statement.day,
    lines: [
      { account: bank, label: 'Octave Médias', debit: octave },
      ...octaveInvoices.map(({ reference, amount }) => ({
        account: customers,
        label: reference,
        credit: amount,
      })),
    ],
  },
  {
    day: statement.day,
    lines: [
      { account: bank, label: 'slip', debit: checks },
      { account: '511200', label: 'checks', credit: checks, open: true },
    ],
  },
]

const lines = journal.flatMap(entry => entry.lines)
const sum = (side: 'debit' | 'credit') =>
  Math.round(lines.reduce((total, line) => total + (line[side] ?? 0), carried[side]) * 100) / 100

/** What the whole journal comes to: as much on one side as on the other. */
export const totals = { count: carried.count + journal.length, debit: sum('debit'), credit: sum('credit') }
