import { type CfonbRecord, placeOf, readAmount, readDay } from './cfonbRecord.ts'
import { isCfonbFee } from './fees.ts'
import type { Movement, Problem } from './types.ts'

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The movement of a record 04; undefined, with a problem, if its amount cannot be read. */
export function readMovement(record: CfonbRecord, problems: Problem[]): Movement | undefined {
  const { text } = record
  const before = problems.length
  const amount = readAmount(record, problems)
  const booked = readDay(record, 35, problems)
  const valued = readDay(record, 43, problems)
  if (amount === undefined) return undefined
  const code = text.slice(32, 34).trim()
  // A reason for rejection says that an earlier movement is undone.
  const rejected = text.slice(40, 42).trim()
  const entry = text.slice(81, 88).trim()
  return {
    ...placeOf(record),
    ...(booked && { booked }),
    ...(valued && { valued }),
    amount,
    text: plain(text.slice(48, 79)),
    references: [entry, text.slice(104, 120).trim()].filter(part => part && !/^0+$/.test(part)),
    counterparty: '',
    code,
    isFee: isCfonbFee(code),
    isReversal: rejected !== '',
    isPending: false,
    isPartial: problems.length > before,
    transactions: [],
  }
}

/** The qualifiers that name the other party: of a transfer received or sent, or of a direct debit. */
const names = ['NPY', 'NBE']
/** Those that hold its account or the parties behind it. */
const accounts = ['IPY', 'IBE', 'CPY', 'CBE', 'NPO', 'NBU']
/** Those that hold references. */
const references = ['REF', 'RUM']

/** Adds a record 05 to the movement it follows: a qualifier of three letters and 70 characters of text. */
export function addComplement(movement: Movement, { text }: CfonbRecord): void {
  const qualifier = text.slice(45, 48)
  const said = text.slice(48, 118)
  if (!plain(said)) return
  if (names.includes(qualifier) || accounts.includes(qualifier)) {
    movement.counterparty = [movement.counterparty, plain(said)].filter(Boolean).join(' · ')
  } else if (qualifier === 'RCN') {
    // The client's reference, then the purpose.
    const [reference, purpose] = [plain(said.slice(0, 35)), plain(said.slice(35))]
    if (reference && reference !== 'NOTPROVIDED') movement.references.push(reference)
    if (purpose) movement.text += ` · ${purpose}`
  } else if (references.includes(qualifier)) {
    if (plain(said) !== 'NOTPROVIDED') movement.references.push(plain(said))
  } else {
    movement.text += ` · ${plain(said)}`
  }
}
