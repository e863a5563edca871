import { recordsOf } from './cfonbRecord.ts'
import { addRecord, closeMovement, type OpenMovement, openMovement } from './codaMovement.ts'
import { accountIn, type CodaRecord, placeOf, readAmount, readDay, typeOf } from './codaRecord.ts'
import { checkTrailer } from './codaTrailer.ts'
import type { Text } from './pieces.ts'
import { plainText } from './plainText.ts'
import type { Movement, OnPiece, Problem, Reading, Statement, Transaction } from './types.ts'

/** The families of the bank's charges, and costs at a closing, in the standard's table of transactions. */
const isCodaFee = (code: string) => /^.80/.test(code) || /^.3537/.test(code)
/** Cancellations and corrections, of debits and of credits. */
const isCorrection = (code: string) => /^.\d\d(49|99)/.test(code)

/**
 * The statements of a CODA file of Belgian banks, versions 1 and 2 (Febelfin, Coded statement of account; version 1 has
 * no public standard and is read as Odoo does). A total and its details share a sequence number: the total counts.
 */
export function readCoda(text: Text, onPiece?: OnPiece): Reading {
  const statements: Statement[] = []
  const problems: Problem[] = []
  let statement: Statement | undefined
  let version = '2'
  let bank = ''
  let records = 0
  let messages = 0
  let open: OpenMovement | undefined
  let total: Movement | undefined
  let totalSequence = ''
  /** The codes of totals whose details follow. */
  let totals: string[] = []
  let account = ''

  const close = () => {
    if (open) closeMovement(open)
    open = undefined
  }
  const begin = (record: CodaRecord): Statement => {
    close()
    total = undefined
    totals = []
    statement = {
      kind: 'statement',
      ...placeOf(record),
      account: '',
      owner: '',
      bank,
      number: '',
      currency: '',
      movements: [],
    }
    statements.push(statement)
    return statement
  }

  const readMovement = (record: CodaRecord) => {
    close()
    const current = statement ?? begin(record)
    const line = record.text
    const before = problems.length
    const amount = readAmount(record, 31, problems)
    const valued = readDay(record, 47, problems)
    const booked = readDay(record, 115, problems)
    const [sequence, detail, code] = [line.slice(2, 6), line.slice(6, 10), line.slice(53, 61).trim()]
    const globalisation = line.slice(124, 125).replace(/[0 ]/, '')
    if (sequence !== totalSequence) totals = []
    // The first record with a code is a total, the second one its last detail.
    const isTotal = globalisation !== '' && !totals.includes(globalisation)
    totals = isTotal ? [...totals, globalisation] : totals.filter(each => each !== globalisation)
    if (amount === undefined) return
    const isDetail = !/^0*$/.test(detail) && total !== undefined && totalSequence === sequence
    const shared = { text: '', references: [], counterparty: '' }
    let movement: Movement | Transaction
    if (isDetail && total) {
      movement = { amount, ...shared }
      if (!isTotal) total.transactions.push(movement)
    } else {
      total = {
        ...placeOf(record),
        ...(booked && { booked }),
        ...(valued && { valued }),
        amount,
        ...shared,
        code,
        isFee: isCodaFee(code),
        isReversal: isCorrection(code),
        isPending: false,
        isPartial: problems.length > before,
        transactions: [],
      }
      totalSequence = sequence
      current.movements.push(total)
      movement = total
    }
    open = openMovement(record, movement)
  }

  /** The movement that a later record belongs to. */
  const follow = (record: CodaRecord): OpenMovement | undefined => {
    if (open?.sequence === record.text.slice(2, 6)) return open
    problems.push({ code: 'orphan', ...placeOf(record) })
    return undefined
  }

  for (const record of recordsOf(text, 128, () => onPiece?.(statements))) {
    const line = record.text
    const type = typeOf(record)
    if (/^(1|2\d|3\d|8)$/.test(type)) records++
    switch (type) {
      case '0':
        close()
        statement = undefined
        version = line[127] === '1' ? '1' : '2'
        bank = line.slice(60, 71).trim()
        records = 0
        messages = 0
        break
      case '1': {
        const current = begin(record)
        const isShort = version === '1' || line[1] === '0'
        const found = accountIn(line.slice(5, 42), isShort)
        account = found.account
        Object.assign(current, found)
        current.owner = plainText(line.slice(64, 90))
        current.number = line.slice(2, 5).trim()
        const sequence = line.slice(125, 128).replace(/^[0 ]*$/, '') || current.number
        if (/^\d+$/.test(sequence)) current.sequence = Number(sequence)
        const amount = readAmount(record, 42, problems)
        const day = readDay(record, 58, problems)
        if (day) current.from = day
        if (amount === undefined) current.hasFaultyBalance = true
        else current.opening = { ...placeOf(record), amount, ...(day && { day }) }
        break
      }
      case '21':
        readMovement(record)
        break
      case '22':
      case '23':
      case '31':
      case '32':
      case '33': {
        const current = follow(record)
        if (current) addRecord(current, record, version)
        break
      }
      case '4':
        messages++
        break
      case '8': {
        close()
        const current = statement ?? begin(record)
        const found = line.slice(4, 41)
        if (account && !found.startsWith(account) && found.trim())
          problems.push({ code: 'otherAccount', ...placeOf(record, 5), found: plainText(found) })
        const amount = readAmount(record, 41, problems)
        const day = readDay(record, 57, problems)
        if (day) current.to = day
        if (amount === undefined) current.hasFaultyBalance = true
        else current.closing = { ...placeOf(record), amount, ...(day && { day }) }
        break
      }
      case '9':
        close()
        checkTrailer(record, { records, messages, movements: statement?.movements ?? [] }, problems)
        statement = undefined
        break
      default:
        problems.push({ code: 'unknownLine', ...placeOf(record, 1), found: line.slice(0, 20).trim() })
    }
  }
  close()
  return { format: 'coda', statements, problems }
}
