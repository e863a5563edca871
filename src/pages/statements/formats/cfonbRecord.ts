import { fromDigits } from './amount.ts'
import { dayFirst } from './days.ts'
import { linesOf, type Text } from './pieces.ts'
import type { Amount, Place, Problem } from './types.ts'

/** A record of 120 characters, with its number in the file, from 1; in a file with line breaks, its line. */
export type CfonbRecord = { type: string; text: string; number: number }

// The mark at the end of files from DOS, and what transfers fill blocks with.
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above
const padding = /[\x00\x1a]/g

/**
 * The records of a file, of a number of characters; a line that holds several is cut.
 * @param onPiece called when all records of a piece of the text have been read.
 */
export function* recordsOf(
  text: Text,
  size: number,
  onPiece?: () => void,
): Generator<{ text: string; number: number }> {
  let line = 0
  for (const whole of linesOf(text, padding, onPiece)) {
    for (let start = 0, piece = 1; start < whole.length; start += size, piece++) {
      const record = whole.slice(start, start + size)
      if (record.trim()) yield { text: record.padEnd(size), number: line + piece }
    }
    line++
  }
}

export const placeOf = ({ number, type }: CfonbRecord, column?: number): Place => ({
  line: number,
  tag: type,
  ...(column && { column }),
})

/** The last digit carries the sign: `{` and A to I are 0 to 9, positive; `}` and J to R are 0 to 9, negative. */
const positive = '{ABCDEFGHI'
const negative = '}JKLMNOPQR'

/** Columns 17 to 20, for the currency and its decimals, are blank. */
export const isWithoutCurrency = ({ text }: CfonbRecord): boolean => text.slice(16, 20).trim() === ''

/** The amount in columns 91 to 104, with the number of decimals in column 20. */
export function readAmount(record: CfonbRecord, problems: Problem[]): Amount | undefined {
  const { text } = record
  const written = text.slice(90, 104)
  // Files that were converted from the French 7-bit alphabet have é and è in place of the braces.
  const last = (written.at(-1) ?? '').replace('é', '{').replace('è', '}')
  const isDebit = negative.includes(last)
  const digit = isDebit ? negative.indexOf(last) : positive.indexOf(last)
  const digits = written.slice(0, -1).trim() + (digit >= 0 ? digit : last)
  // Some banks name neither a currency nor decimals.
  const decimals = isWithoutCurrency(record) ? '2' : (text[19] ?? '')
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
  // Zeros say that there is none.
  if (/^[0 ]*$/.test(written)) return undefined
  const day = dayFirst(written)
  if (!day) problems.push({ code: 'date', ...placeOf(record, column), found: written.trim() })
  return day
}
