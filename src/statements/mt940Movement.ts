import { parseDecimal } from './amount.ts'
import { fullYear, nearestDay, yearFirst } from './days.ts'
import { isMt940Fee } from './fees.ts'
import { readDetails } from './mt940Details.ts'
import type { Movement, Problem } from './types.ts'

/** The parts of `:61:` that every movement has, with what is wrong when one of them is missing. */
const parts = [
  { code: 'date', pattern: /^\d{6}(\d{4})?/ },
  { code: 'sign', pattern: /^(R?[CD]|E[CD])[A-Z]?/ },
  { code: 'amount', pattern: /^\d+(,\d*)?/ },
] as const

/** Where the first line of a `:61:` stops being readable. */
function firstFault(text: string): { code: Problem['code']; column: number; found: string } {
  let at = 0
  for (const { code, pattern } of parts) {
    const [part] = pattern.exec(text.slice(at)) ?? []
    if (!part) return { code, column: at + 5, found: text.slice(at, at + 20) }
    at += part.length
  }
  return { code: 'movement', column: at + 5, found: text.slice(at) }
}

/**
 * The movement of a `:61:`, whose second line may hold supplementary details; undefined, with a problem, if its amount
 * cannot be read.
 */
export function readMovement(
  [first = '', ...supplement]: string[],
  line: number,
  problems: Problem[],
): Movement | undefined {
  const place = { line, tag: ':61:' }
  const [, valueDay, entryDay, mark, digits = '', rest = ''] =
    /^(\d{6})(\d{4})?(R?[CD]|E[CD])[A-Z]?(\d+(?:,\d*)?)(.*)$/.exec(first) ?? []
  const amount = parseDecimal(digits, ',')
  if (!valueDay || !mark || amount === undefined) {
    problems.push({ ...place, ...firstFault(first) })
    return undefined
  }
  const before = problems.length
  const valued = yearFirst(valueDay)
  if (!valued) problems.push({ code: 'date', ...place, column: 5, found: valueDay })
  const booked = entryDay && nearestDay(entryDay, valued ?? `${fullYear(valueDay.slice(0, 2))}-07-01`)
  if (entryDay && !booked) problems.push({ code: 'date', ...place, column: 11, found: entryDay })
  // Some banks fill the three characters of the type with blanks.
  const [, type = '', customer = '', bank = ''] =
    /^([NSF][A-Z0-9][A-Z0-9 ]{2})(.*?)(?:\/\/(.*))?$/.exec(rest) ?? []
  const code = type.trim()
  if (!code) {
    const column = 5 + first.length - rest.length
    problems.push({ code: 'code', ...place, column, found: rest.slice(0, 20) })
  }
  // The reversal of a credit is a debit, and the other way round.
  const isDebit = mark === 'D' || mark === 'RC' || mark === 'ED'
  // `EREF` and its like say that the reference stands in :86:.
  const references = [customer.trim(), bank.trim()].filter(each => !/^(|NONREF|EREF|PREF|MARF)$/i.test(each))
  return {
    ...place,
    ...(booked && { booked }),
    ...(valued && { valued }),
    amount: isDebit ? -amount : amount,
    text: supplement.map(each => each.trim()).join(' '),
    references,
    counterparty: '',
    code,
    isFee: isMt940Fee(code),
    isReversal: mark.startsWith('R'),
    isPending: mark.startsWith('E'),
    isPartial: problems.length > before,
    transactions: [],
  }
}

/** Adds what the lines of `:86:` say of a movement. */
export function addDetails(movement: Movement, lines: string[]): void {
  const { text, references, counterparty, code } = readDetails(lines)
  movement.text = [movement.text, text].filter(Boolean).join(' · ')
  movement.references = [...new Set([...movement.references, ...references])]
  movement.counterparty ||= counterparty
  if (!code) return
  movement.code = [movement.code, code].filter(Boolean).join(' ')
  movement.isFee ||= isMt940Fee(movement.code)
}
