import { addComplement, type Complemented, closeMovement, readMovement } from './cfonbMovement.ts'
import {
  type CfonbRecord,
  isWithoutCurrency,
  placeOf,
  readAmount,
  readDay,
  recordsOf,
} from './cfonbRecord.ts'
import type { Text } from './pieces.ts'
import type { Balance, OnPiece, Problem, Reading, Statement } from './types.ts'

/** The account of a record: bank, branch and number, as they stand side by side in a French account number. */
const accountOf = ({ text }: CfonbRecord) =>
  [text.slice(2, 7), text.slice(11, 16), text.slice(21, 32)].map(part => part.trim()).join(' ')
const branchOf = ({ text }: CfonbRecord) => text.slice(11, 16).trim()
const numberOf = ({ text }: CfonbRecord) => text.slice(21, 32)

/** The statements of a CFONB120 file, with or without line breaks. */
export function readCfonb120(text: Text, onPiece?: OnPiece): Reading {
  const statements: Statement[] = []
  const problems: Problem[] = []
  let statement: Statement | undefined
  let opener: CfonbRecord | undefined
  let last: Complemented | undefined

  /** The statement that a record belongs to: the open one if it has the same account number, else a new one. */
  const statementOf = (record: CfonbRecord): Statement => {
    if (statement && !statement.closing && opener && numberOf(opener) === numberOf(record)) {
      // The bank that took part in a movement can be another one of the same group.
      if (branchOf(opener) !== branchOf(record))
        problems.push({ code: 'otherAccount', ...placeOf(record, 3), found: accountOf(record) })
      return statement
    }
    opener = record
    statement = {
      ...placeOf(record),
      kind: 'statement',
      account: accountOf(record),
      owner: '',
      bank: record.text.slice(2, 7).trim(),
      number: '',
      currency: record.text.slice(16, 19).trim(),
      movements: [],
    }
    statements.push(statement)
    if (isWithoutCurrency(record)) problems.push({ code: 'currency', ...placeOf(record, 17) })
    return statement
  }

  const readBalance = (record: CfonbRecord): Balance | undefined => {
    const amount = readAmount(record, problems)
    const day = readDay(record, 35, problems)
    if (amount === undefined && statement) statement.hasFaultyBalance = true
    return amount === undefined ? undefined : { ...placeOf(record), amount, ...(day && { day }) }
  }

  for (const each of recordsOf(text, 120, () => onPiece?.(statements))) {
    const record: CfonbRecord = { type: each.text.slice(0, 2), text: each.text, number: each.number }
    if (last && record.type !== '05') {
      closeMovement(last)
      last = undefined
    }
    if (record.type === '01') {
      // An opening balance always begins a statement.
      statement = undefined
      const current = statementOf(record)
      const balance = readBalance(record)
      if (balance) current.opening = balance
      if (balance?.day) current.from = balance.day
    } else if (record.type === '04') {
      const current = statementOf(record)
      last = readMovement(record, problems)
      if (last) current.movements.push(last.movement)
    } else if (record.type === '05') {
      if (last) addComplement(last, record)
      else problems.push({ code: 'orphan', ...placeOf(record) })
    } else if (record.type === '07') {
      const current = statementOf(record)
      const balance = readBalance(record)
      if (balance) current.closing = balance
      if (balance?.day) current.to = balance.day
      statement = undefined
    } else {
      problems.push({ code: 'unknownLine', ...placeOf(record, 1), found: record.text.slice(0, 20).trim() })
    }
  }
  if (last) closeMovement(last)
  return { format: 'cfonb120', statements, problems }
}
