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

/** The qualifiers that name the other party, its account, or the party behind it. */
const parties = ['NPY', 'NBE', 'IPY', 'IBE', 'CPY', 'CBE', 'NPO', 'NBU']

/** Adds a record 05 to the movement it follows: a qualifier of three letters and 70 characters of text. */
export function addComplement(movement: Movement, { text }: CfonbRecord): void {
  const qualifier = text.slice(45, 48)
  const said = plain(text.slice(48, 118))
  const refer = (reference: string) => {
    if (reference && reference !== 'NOTPROVIDED' && !movement.references.includes(reference))
      movement.references.push(reference)
  }
  if (!said) return
  if (parties.includes(qualifier)) {
    movement.counterparty = [movement.counterparty, said].filter(Boolean).join(' · ')
  } else if (qualifier === 'RCN') {
    // The client's reference, then the purpose.
    const purpose = plain(text.slice(83, 118))
    refer(plain(text.slice(48, 83)))
    if (purpose) movement.text += ` · ${purpose}`
  } else if (qualifier === 'REF' || qualifier === 'RUM') {
    refer(said)
  } else {
    // The second half of a long text goes on where the first one ends.
    movement.text += `${qualifier === 'LC2' ? ' ' : ' · '}${said}`
  }
}
