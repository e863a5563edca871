import { parseSwiftAmount } from './amount.ts'
import { fullYear, nearestDay, yearFirst } from './days.ts'
import { isMt940Fee } from './fees.ts'
import { type Details, type Owner, readDetails } from './mt940Details.ts'
import { referencesOf } from './references.ts'
import type { Movement, Problem } from './types.ts'

/** The parts of `:61:` that every movement has, with what is wrong when one of them is missing. */
const parts = [
  { code: 'date', pattern: /^\d{6}(\d{4}| {4})?/ },
  { code: 'sign', pattern: /^(R?[CD]|E[CD])[A-Z]?/ },
  { code: 'amount', pattern: /^\d+(?:[^A-Za-z/\d,.]\d+)+[\d.,]*|^[\d.,]+/ },
] as const

/** Where the first line of a `:61:` stops being readable. */
function firstFault(text: string): { code: Problem['code']; column: number; found: string } {
  let at = 0
  for (const { code, pattern } of parts) {
    const [part] = pattern.exec(text.slice(at)) ?? []
    const found = code === 'amount' && part ? part : text.slice(at, at + 20)
    if (!part || code === 'amount') return { code, column: at + 5, found }
    at += part.length
  }
  return { code: 'movement', column: at + 5, found: text.slice(at) }
}

const line61 = /^(\d{6})(\d{4}| {4})?(R?[CD]|E[CD])[A-Z]?([.,]?\d[\d.,]*)(.*)$/

/** The lines of a `:61:`, put together where the bank broke the first one before its amount. */
function mended(lines: string[]): string[] {
  const [first = '', second, ...rest] = lines
  const isCut = second !== undefined && !line61.test(first) && line61.test(first.trimEnd() + second)
  return isCut ? [first.trimEnd() + second, ...rest] : lines
}

/** Whether an amount goes on behind a blank or another sign between its digits, as in `1 000,00`. */
const isCut = (digits: string, rest: string): boolean => !/[.,]/.test(digits) && /^[^A-Za-z/\d]+\d/.test(rest)

/** What stands behind the amount: type, reference of the customer and of the bank. */
function readEnd(rest: string) {
  const text = rest.trimStart()
  // Some banks leave out the type; NONREF is none.
  const isNone = text.startsWith('NONR') && /^NONR(EF?)?(\W|$)/.test(text)
  const hasType = !isNone && /^[NSF][A-Z0-9 ]{3}/.test(text)
  const type = hasType ? text.slice(0, 4).trim() : ''
  const end = text.indexOf('//')
  const customer = text.slice(hasType ? 4 : 0, end < 0 ? undefined : end)
  return {
    type,
    isWithout: isNone || end === 0,
    customer: customer.trimEnd(),
    bank: end < 0 ? '' : text.slice(end + 2),
  }
}

/** A field of 16 characters for the reference; old Rabobank goes on with the name of the other party. */
function splitCustomer(customer: string): { reference: string; name: string } {
  const isPadded = customer.length > 16 && customer[15] === ' ' && customer[16] !== ' '
  return isPadded
    ? { reference: customer.slice(0, 16).trim(), name: customer.slice(16).trim() }
    : { reference: customer.trim(), name: '' }
}

/** A movement with what its `:86:` can refer to, and what has been said of it. */
export type Line = {
  movement: Movement
  reference: string
  supplement: string
  /** The account of the other party, where it stands beside the text. */
  account?: string
  said: Details[]
}

/**
 * The movement of a `:61:`, whose second line may hold supplementary details; undefined, with a problem, if its amount
 * cannot be read.
 */
export function readMovement(
  lines: string[],
  line: number,
  currency: string,
  problems: Problem[],
): Line | undefined {
  const place = { line, tag: ':61:' }
  const [first = '', ...supplements] = mended(lines)
  const [, valueDay, entryDay = '', mark, digits = '', rest = ''] = line61.exec(first) ?? []
  const amount = isCut(digits, rest) ? undefined : parseSwiftAmount(digits, currency)
  if (!valueDay || !mark || amount === undefined) {
    problems.push({ ...place, ...firstFault(first) })
    return undefined
  }
  const before = problems.length
  const valued = yearFirst(valueDay)
  if (!valued) problems.push({ code: 'date', ...place, column: 5, found: valueDay })
  const near = valued ?? `${fullYear(valueDay.slice(0, 2))}-07-01`
  const booked = entryDay.trim() ? nearestDay(entryDay, near) : undefined
  if (entryDay.trim() && !booked) problems.push({ code: 'date', ...place, column: 11, found: entryDay })
  const { type, isWithout, customer, bank } = readEnd(rest)
  if (!type && !isWithout) {
    const column = 5 + first.length - rest.length
    problems.push({ code: 'code', ...place, column, found: rest.slice(0, 20) })
  }
  const { reference, name } = splitCustomer(customer)
  const supplement = supplements.map(each => each.trim()).join(' ')
  // The reversal of a credit is a debit, and the other way round.
  const isDebit = mark === 'D' || mark === 'RC' || mark === 'ED'
  const movement: Movement = {
    ...place,
    ...(booked && { booked }),
    ...(valued && { valued }),
    amount: isDebit ? -amount : amount,
    text: '',
    references: referencesOf([reference.replace(/^[EKM]REF\+/, ''), bank]),
    counterparty: name,
    code: type,
    isFee: isMt940Fee(type, ''),
    isReversal: mark.startsWith('R'),
    isPending: mark.startsWith('E'),
    isPartial: problems.length > before,
    transactions: [],
  }
  // Rabobank writes the account of the other party here, and nothing else.
  const isNumber = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(supplement)
  if (isNumber) return { movement, reference, supplement: '', said: [], account: supplement }
  const said = supplement ? [readDetails([supplement], ownerOf(movement, '', currency))] : []
  return { movement, reference, supplement, said }
}

const ownerOf = (movement: Movement, account: string, currency: string): Owner => ({
  account,
  currency,
  isCredit: movement.amount >= 0n,
  isReversal: movement.isReversal,
})

/** Puts what was said of a movement into it. */
export function closeLine({ movement, said, account = '' }: Line): void {
  movement.text = said
    .map(({ text }) => text)
    .filter(Boolean)
    .join(' · ')
  movement.references = [
    ...new Set([movement.references, ...said.map(({ references }) => references)].flat()),
  ]
  movement.counterparty ||= said.find(({ counterparty }) => counterparty)?.counterparty ?? ''
  if (account && !movement.counterparty.includes(account))
    movement.counterparty = [movement.counterparty, account].filter(Boolean).join(' · ')
  movement.isReversal ||= said.some(({ isReturn }) => isReturn)
  const charges = said.flatMap(each => each.charges ?? [])
  if (charges.length > 0) movement.charges = charges.reduce((sum, charge) => sum + charge, 0n)
  movement.code = [...new Set([movement.code, ...said.map(({ code }) => code)])].filter(Boolean).join(' ')
  movement.isFee ||= said.some(({ text }) => isMt940Fee(movement.code, text))
}

/** An account number: an IBAN, or seven digits and more. */
const isAccount = (text: string) => /^([A-Z]{2}\d{2}[A-Z0-9]{10,30}|\d{7,})$/.test(text)

/**
 * What the lines of an `:86:` say of a movement. ASN and SNS repeat the other party's account and name, which stand in
 * the places of the reference and of the supplementary details, and leave a line free before the text.
 */
export function addDetails(line: Line, lines: string[], account: string, currency: string): void {
  const { movement, reference, supplement } = line
  const owner = ownerOf(movement, account, currency)
  const [first = '', ...rest] = lines
  if (!isAccount(reference) || !first.startsWith(reference) || (supplement && !first.includes(supplement))) {
    line.said.push(readDetails(lines, owner))
    return
  }
  const name = first.slice(reference.length).trim()
  movement.references = movement.references.filter(each => each !== reference)
  const details = readDetails(rest, owner)
  const isNamed = details.counterparty.includes(reference)
  line.said = [
    isNamed
      ? details
      : { ...details, counterparty: [details.counterparty || name, reference].filter(Boolean).join(' · ') },
  ]
}
