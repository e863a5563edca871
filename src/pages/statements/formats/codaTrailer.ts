import { fromDigits } from './amount.ts'
import { type CodaRecord, placeOf } from './codaRecord.ts'
import type { Movement, Problem } from './types.ts'

/** What stands before a trailer: how many records and free messages, and the movements. */
type Read = { records: number; messages: number; movements: Movement[] }

/** Compares the number of records and the sums of a record 9 with what stands before it. */
export function checkTrailer(
  record: CodaRecord,
  { records, messages, movements }: Read,
  problems: Problem[],
): void {
  const count = record.text.slice(16, 22)
  // Some banks count free messages, others do not.
  if (/^\d{6}$/.test(count) && Number(count) > 0 && ![records, records + messages].includes(Number(count)))
    problems.push({ code: 'count', ...placeOf(record, 17), found: String(Number(count)) })
  const sums = [
    { at: 22, size: -movements.reduce((sum, { amount }) => sum + (amount < 0n ? amount : 0n), 0n) },
    { at: 37, size: movements.reduce((sum, { amount }) => sum + (amount > 0n ? amount : 0n), 0n) },
  ]
  for (const { at, size } of sums) {
    const stated = record.text.slice(at, at + 15)
    if (!/^\d{15}$/.test(stated))
      problems.push({ code: 'amount', ...placeOf(record, at + 1), found: stated.trim() })
    else if (fromDigits(stated, 3) !== size)
      problems.push({ code: 'sum', ...placeOf(record, at + 1), found: stated.replace(/^0+(?=\d{4})/, '') })
  }
}
