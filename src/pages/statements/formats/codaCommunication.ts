import { decimalOf, fromDigits, toDecimal } from './amount.ts'
import { dayFirst } from './days.ts'
import { plainText } from './plainText.ts'

/** What a communication says: the other party by name, and the parties behind the creditor and the debtor. */
export type Communication = {
  text: string
  references: string[]
  name: string
  creditor: string
  debtor: string
  /** A direct debit that came back. */
  isReturn: boolean
}

/** What a part of a structured communication is; what says nothing to a person is left out. */
type Kind =
  | 'text'
  | 'name'
  | 'creditor'
  | 'debtor'
  | 'reference'
  | 'day'
  | 'time'
  | 'amount'
  | 'percent'
  | 'original'
  | 'rate'
  | 'currency'
  | 'unsaid'

/**
 * The parts of the structured communications and their widths (Febelfin, Coded statement of account 2.3, annex III).
 * Types that are not here are shown as they stand.
 */
const layouts: Record<string, [Kind, number][]> = {
  // The other party: name, street, town, identification.
  '001': parts('name 70 text 35 text 35 text 35'),
  '002': parts('text 175'),
  // The amount of a detail.
  '006': parts('text 30 text 3 amount 15'),
  '008': parts('creditor 70 text 35'),
  '009': parts('debtor 70 text 35'),
  '100': parts('reference 35'),
  // Checks and cards.
  '103': parts('reference 12'),
  '105': parts('unsaid 15 original 15 rate 12 currency 3 reference 12'),
  // VAT and commissions: what a percentage is taken of.
  '106': parts('unsaid 15 amount 15 percent 12'),
  // Direct debits before SEPA.
  '107': parts('reference 12 unsaid 6 text 30 unsaid 1 reference 11'),
  '108': parts('unsaid 15 amount 15 percent 12 day 6 day 6'),
  // Terminals: several payments, one, and one's own with a card.
  '111': parts('unsaid 16 day 6 unsaid 6 day 6 unsaid 1 text 16 text 10'),
  '113': parts('text 16 unsaid 13 day 6 time 4 unsaid 1 text 16 text 10 original 15 rate 12 currency 3'),
  '114': parts('unsaid 16 day 6 time 4 unsaid 1 text 16 text 10 reference 16'),
  '115': parts('text 16 unsaid 13 day 6 time 4 unsaid 28 text 16 text 10 text 12'),
  '123': parts('day 6 day 6 amount 15 percent 12 unsaid 5 reference 13'),
  // Settlement of credit cards.
  '124': parts('text 20 unsaid 1 reference 12 reference 15 day 6'),
  '125': parts('reference 27 unsaid 45 unsaid 3 day 6 day 6 percent 12 reference 13'),
  // A SEPA direct debit: creditor, mandate, purpose and why it came back.
  '127': parts('unsaid 9 reference 35 reference 35 text 62 unsaid 1 text 4'),
}

function parts(written: string): [Kind, number][] {
  const words = written.split(' ')
  return words.flatMap((word, index) =>
    index % 2 === 0 ? [[word as Kind, Number(words[index + 1])] as [Kind, number]] : [],
  )
}

/** The reference of twelve digits that Belgian invoices carry. */
const belgianReference = (said: string) => {
  const [, one, two, three] = /^(\d{3})(\d{4})(\d{5})/.exec(said) ?? []
  return one ? `+++${one}/${two}/${three}+++` : ''
}

const isNumber = (value: string, width: number) => value.length === width && /^\d*[1-9]\d*$/.test(value)

/** What a communication says. A structured one begins with a type of three digits. */
export function readCommunication(written: string, isStructured: boolean): Communication {
  const found: Communication = {
    text: plainText(written),
    references: [],
    name: '',
    creditor: '',
    debtor: '',
    isReturn: false,
  }
  if (!isStructured) return found
  const [type, said] = [written.slice(0, 3), written.slice(3)]
  if (type === '101' || type === '102') {
    const reference = belgianReference(said)
    return reference ? { ...found, text: plainText(said.slice(12)), references: [reference] } : found
  }
  const layout = layouts[type]
  if (!layout) return found
  const texts: string[] = []
  const exchanged = { original: '', rate: '', currency: '' }
  let at = 0
  for (const [kind, width] of layout) {
    const value = plainText(said.slice(at, at + width))
    at += width
    if (kind === 'text') texts.push(value)
    else if (kind === 'reference') {
      if (!/^0*$/.test(value)) found.references.push(value)
    } else if (kind === 'name' || kind === 'creditor' || kind === 'debtor') found[kind] = value
    else if (kind === 'day') texts.push(dayFirst(value) ?? '')
    else if (kind === 'time') texts.push(value.replace(/^(\d\d)(\d\d)$/, '$1:$2'))
    else if (kind === 'amount' && isNumber(value, width)) texts.push(toDecimal(fromDigits(value, 3)))
    else if (kind === 'percent' && isNumber(value, width)) texts.push(`${decimalOf(value, 8)} %`)
    else if (kind === 'original' && isNumber(value, width))
      exchanged.original = toDecimal(fromDigits(value, 3))
    else if (kind === 'rate' && isNumber(value, width)) exchanged.rate = decimalOf(value, 8)
    else if (kind === 'currency') exchanged.currency = value
  }
  // What has the rate 1 was not exchanged.
  if (exchanged.original && exchanged.rate !== '1')
    texts.push(`OCMT ${exchanged.currency} ${exchanged.original}`, exchanged.rate && `EXCH ${exchanged.rate}`)
  if (type === '127') found.isReturn = /[1-5]/.test(said[141] ?? '')
  found.text = texts.filter(Boolean).join(' · ')
  return found
}
