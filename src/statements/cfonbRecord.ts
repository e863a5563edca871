import { fromDigits } from './amount.ts'
import { dayFirst } from './days.ts'
import type { Amount, Place, Problem } from './types.ts'

/** A record of 120 characters, with its number in the file, from 1; in a file with line breaks, its line. */
export type CfonbRecord = { type: string; text: string; number: number }

/** The records of a file; one without line breaks is cut every 120 characters. */
export function recordsOf(text: string): CfonbRecord[] {
  return text
    .split(/\r\n|\r|\n/)
    .flatMap((line, index) =>
      (line.match(/.{1,120}/g) ?? []).map((record, piece) => ({
        type: record.slice(0, 2),
        text: record.padEnd(120),
        number: index + piece + 1,
      })),
    )
    .filter(record => record.text.trim())
}

export const placeOf = ({ number, type }: CfonbRecord, column?: number): Place => ({
  line: number,
  tag: type,
  ...(column && { column }),
})

/** The last digit carries the sign: `{` and A to I are 0 to 9, positive; `}` and J to R are 0 to 9, negative. */
const positive = '{ABCDEFGHI'
const negative = '}JKLMNOPQR'

/** The amount in columns 91 to 104, with the number of decimals in column 20. */
export function readAmount(record: CfonbRecord, problems: Problem[]): Amount | undefined {
  const { text } = record
  const written = text.slice(90, 104)
  // Files that were converted from the French 7-bit alphabet have é and è in place of the braces.
  const last = (written.at(-1) ?? '').replace('é', '{').replace('è', '}')
  const isDebit = negative.includes(last)
  const digit = isDebit ? negative.indexOf(last) : positive.indexOf(last)
  const digits = written.slice(0, -1).trim() + (digit >= 0 ? digit : last)
  const decimals = text[19] ?? ''
  const faults = [
    { column: 91, found: written.trim(), isFine: /^\d{1,14}$/.test(digits) },
    { column: 20, found: decimals, isFine: /^[0-5]$/.test(decimals) },
  ].filter(({ isFine }) => !isFine)
  for (const { column, found } of faults) problems.push({ code: 'amount', ...placeOf(record, column), found })
  if (faults.length > 0) return undefined
  const amount = fromDigits(digits, Number(decimals))
  return isDebit ? -amount : amount
}

/** A date in six digits from a column (from 1); blank where the file says nothing. */
export function readDay(record: CfonbRecord, column: number, problems: Problem[]): string | undefined {
  const written = record.text.slice(column - 1, column + 5)
  const day = dayFirst(written)
  if (!day && written.trim())
    problems.push({ code: 'date', ...placeOf(record, column), found: written.trim() })
  return day
}
