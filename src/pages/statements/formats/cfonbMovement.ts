import { decimalOf, fromDigits, toDecimal } from './amount.ts'
import { type CfonbRecord, placeOf, readAmount, readDay } from './cfonbRecord.ts'
import { currencyDecimals } from './currencies.ts'
import { isCfonbFee } from './fees.ts'
import { plainText } from './plainText.ts'
import { referenceOf } from './references.ts'
import type { Movement, Problem } from './types.ts'

/** A movement, with what its complements have said so far. */
export type Complemented = {
  movement: Movement
  currency: string
  text: string[]
  /** What was said of each side; both can be named, and one of them is the account's owner. */
  debtor: string[]
  creditor: string[]
  references: Set<string>
  /** The last text filled its field: it can go on inside a word. */
  isFull: boolean
}

/** CFONB's interbank codes for what was rejected, returned or taken back. */
const rejects = /^(03|10|12|26|27|33|38|98|[AB][3-6]|C[34])$/

/** The movement of a record 04; undefined, with a problem, if its amount cannot be read. */
export function readMovement(record: CfonbRecord, problems: Problem[]): Complemented | undefined {
  const { text } = record
  const before = problems.length
  const amount = readAmount(record, problems)
  const booked = readDay(record, 35, problems)
  const valued = readDay(record, 43, problems)
  if (amount === undefined) return undefined
  const code = text.slice(32, 34).trim()
  // A reason for rejection says that an earlier movement is undone.
  const rejected = text.slice(40, 42).replace(/^[0 ]*$/, '')
  const movement: Movement = {
    ...placeOf(record),
    ...(booked && { booked }),
    ...(valued && { valued }),
    amount,
    text: '',
    references: [],
    counterparty: '',
    code,
    isFee: isCfonbFee(code),
    isReversal: rejected !== '' || rejects.test(code),
    isPending: false,
    isPartial: problems.length > before,
    transactions: [],
  }
  const references = [text.slice(81, 88), text.slice(104, 120)].map(referenceOf).filter(Boolean)
  return {
    movement,
    currency: text.slice(16, 19).trim(),
    text: [plainText(text.slice(48, 79))],
    debtor: [],
    creditor: [],
    references: new Set(references),
    isFull: false,
  }
}

/** An amount in a complement: currency, number of decimals and 14 digits without a sign. */
function amountIn(text: string): { currency: string; amount: bigint } | undefined {
  const [, currency = '', decimals = '', digits = ''] = /^([A-Z]{3})([0-5])(\d{14})/.exec(text) ?? []
  return currency ? { currency, amount: fromDigits(digits, Number(decimals)) } : undefined
}

/** An amount with its currency, as it is shown. */
const shown = ({ currency, amount }: { currency: string; amount: bigint }) =>
  `${currency} ${toDecimal(amount, currencyDecimals(currency))}`

/** Two fields of 35 characters. */
const halves = (text: string): [string, string] => [plainText(text.slice(0, 35)), plainText(text.slice(35))]

/**
 * Adds a record 05 to the movement it follows: a qualifier of three letters and 70 characters of text (CFONB,
 * Évolutions du relevé de compte 120, version 2.0 of March 2010, section 4.2).
 */
export function addComplement(to: Complemented, { text: record }: CfonbRecord): void {
  const qualifier = record.slice(45, 48)
  const text = record.slice(48, 118)
  const said = plainText(text)
  if (!said) return
  const [first, second] = halves(text)
  const refer = (written: string) => {
    const reference = referenceOf(written)
    if (reference) to.references.add(reference)
  }
  const say = (...parts: string[]) => to.text.push(...parts.filter(Boolean).map(part => ` · ${part}`))
  const identify = second ? `${first} (${second})` : first
  switch (qualifier) {
    case 'NPY':
    case 'NPO':
      to.debtor.push(said)
      break
    case 'NBE':
    case 'NBU':
      to.creditor.push(said)
      break
    case 'CPY':
      to.debtor.push(first)
      break
    case 'CBE':
      to.creditor.push(first)
      break
    case 'IPY':
    case 'IPO':
      to.debtor.push(identify)
      break
    case 'IBE':
    case 'IBU':
      to.creditor.push(identify)
      break
    case 'RCN':
      // The client's reference, then the purpose.
      refer(first)
      say(second)
      break
    case 'REF':
      // The reference of the batch, then of the transaction.
      refer(first)
      refer(second)
      break
    case 'RUM':
      // The mandate, then OOFF, FRST, RCUR or FNAL.
      refer(first)
      say(second)
      break
    case 'LCS':
      refer(first)
      say(second)
      break
    case 'LC2':
      // The second half of a long text goes on where the first one ends.
      to.text.push(to.isFull ? said : ` ${said}`)
      break
    case 'FEE': {
      const fee = amountIn(text)
      say(fee ? `CHGS ${shown(fee)}` : said)
      if (fee && fee.currency === to.currency) to.movement.charges = (to.movement.charges ?? 0n) - fee.amount
      break
    }
    case 'MMO': {
      const original = amountIn(text)
      const [, places = '', digits = ''] = /^(\d{2})(\d{11})/.exec(text.slice(18)) ?? []
      const rate = digits && BigInt(digits) > 0n ? decimalOf(digits, Number(places)) : ''
      if (!original) say(said)
      else say(`OCMT ${shown(original)}`, rate && `EXCH ${rate}`)
      if (original && !rate) say(plainText(text.slice(18)))
      break
    }
    default:
      say(said)
  }
  to.isFull = text.at(-1) !== ' '
}

/** Puts what the complements said into the movement. */
export function closeMovement({ movement, text, debtor, creditor, references }: Complemented): void {
  movement.references = [...references]
  // The debtor of a credit is the other party, and the creditor of what undoes one.
  const isDebtor = movement.amount >= 0n !== movement.isReversal
  const [other, own] = isDebtor ? [debtor, creditor] : [creditor, debtor]
  const [named, rest] = other.length > 0 ? [other, own] : [own, []]
  movement.counterparty = [...new Set(named)].join(' · ')
  movement.text = [text.join(''), ...rest].filter(Boolean).join(' · ')
}
