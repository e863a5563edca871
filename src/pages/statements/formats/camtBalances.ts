import { child, children } from './elements.ts'
import type { Balance, Problem } from './types.ts'
import { readAmount, readDay, textOf, type XmlElement } from './xmlElement.ts'

/** The balances by their ISO codes; of several that can open or close a statement, the first in this order counts. */
const opening = ['OPBD', 'PRCD', 'ITBD']
const closing = ['CLBD', 'ITBD']

type TypedBalance = { type: string; currency: string; balance?: Balance }

/** Version 01 writes the code of a balance without a choice around it. */
const typeOf = (balance: XmlElement) =>
  textOf(balance, 'Tp', 'CdOrPrtry', 'Cd') ||
  textOf(balance, 'Tp', 'CdOrPrtry', 'Prtry') ||
  textOf(balance, 'Tp', 'Cd') ||
  textOf(balance, 'Tp', 'Prtry')

/** The currency of an account that names none: that of its booked balances. What is available can be in another. */
export function currencyOfBalances(statement: XmlElement): string {
  const booked = children(statement, 'Bal').find(each => [...opening, ...closing].includes(typeOf(each)))
  return child(booked, 'Amt')?.attributes.Ccy ?? ''
}

/**
 * The balances that open and close a statement. One in another currency than the account is reported, and unknown.
 * @param isReport in a report during the day, a single interim balance is the one at its end.
 */
export function readBalances(
  statement: XmlElement,
  path: string,
  currency: string,
  isReport: boolean,
  problems: Problem[],
): { opening?: Balance; closing?: Balance; hasFault: boolean } {
  let hasFault = false
  const balances = children(statement, 'Bal').flatMap((element, index): TypedBalance[] => {
    const tag = `${path}/Bal[${index + 1}]`
    const type = typeOf(element)
    const isUsed = opening.includes(type) || closing.includes(type)
    const before = problems.length
    const read = readAmount(element, tag, problems)
    const day = readDay(child(element, 'Dt'), `${tag}/Dt`, problems)
    if (!read) {
      hasFault ||= isUsed && problems.length > before
      return isUsed ? [{ type, currency: '' }] : []
    }
    if (isUsed && currency && read.currency !== currency) {
      problems.push({ code: 'currency', line: element.line, tag: `${tag}/Amt`, found: read.currency })
      hasFault = true
      return [{ type, currency: read.currency }]
    }
    const balance: Balance = { line: element.line, tag, amount: read.amount, ...(day && { day }) }
    return [{ type, currency: read.currency, balance }]
  })
  // A statement over several days can have balances of each.
  balances.sort(({ balance: one }, { balance: other }) =>
    one?.day && other?.day ? one.day.localeCompare(other.day) : 0,
  )
  const first = (types: string[], list: TypedBalance[]) =>
    types.flatMap(type => list.filter(each => each.type === type))[0]
  const interim = balances.filter(({ type }) => type === 'ITBD')
  const isEnd = isReport && interim.length === 1
  const start = first(opening, isEnd ? balances.filter(({ type }) => type !== 'ITBD') : balances)
  // A page that is not the last one ends with an interim balance: another one than the page began with.
  const end = first(
    closing,
    balances.toReversed().filter(each => each !== start),
  )
  return {
    ...(start?.balance && { opening: start.balance }),
    ...(end?.balance && { closing: end.balance }),
    hasFault,
  }
}
