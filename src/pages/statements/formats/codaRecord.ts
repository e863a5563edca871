import { fromDigits } from './amount.ts'
import { dayFirst } from './days.ts'
import type { Amount, Day, Place, Problem } from './types.ts'

export type CodaRecord = { text: string; number: number }

/** `0`, `1`, `8`, `9`, or with their article `21` to `33`. */
export const typeOf = ({ text }: CodaRecord) => (/^[23]/.test(text) ? text.slice(0, 2) : text.slice(0, 1))
export const placeOf = (record: CodaRecord, column?: number): Place => ({
  line: record.number,
  tag: typeOf(record),
  ...(column && { column }),
})

/** Amounts have 15 digits, the last three of which are decimals, behind 0 for a credit or 1 for a debit. */
export function readAmount(record: CodaRecord, at: number, problems: Problem[]): Amount | undefined {
  const written = record.text.slice(at, at + 16)
  if (!/^[01]\d{15}$/.test(written)) {
    const code = /^[01]/.test(written) ? 'amount' : 'sign'
    problems.push({ code, ...placeOf(record, at + 1), found: written.trim() })
    return undefined
  }
  const amount = fromDigits(written.slice(1), 3)
  return written.startsWith('1') ? -amount : amount
}

/** A date of six digits, day first; zeros say that there is none. */
export function readDay(record: CodaRecord, at: number, problems: Problem[]): Day | undefined {
  const written = record.text.slice(at, at + 6)
  if (/^[0 ]*$/.test(written)) return undefined
  const day = dayFirst(written)
  if (!day) problems.push({ code: 'date', ...placeOf(record, at + 1), found: written.trim() })
  return day
}

/** Account and currency: a Belgian number, or an IBAN or a foreign number, by the structure in column 2. */
export function accountIn(text: string, isShort: boolean): { account: string; currency: string } {
  return isShort
    ? { account: text.slice(0, 12).trim(), currency: text.slice(13, 16).trim() }
    : { account: text.slice(0, 34).trim(), currency: text.slice(34, 37).trim() }
}
