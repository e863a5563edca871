import { fromDigits } from './amount.ts'
import { recordsOf } from './cfonbRecord.ts'
import { readCommunication } from './codaCommunication.ts'
import { dayFirst } from './days.ts'
import { referencesOf } from './references.ts'
import type { Amount, Day, Movement, Place, Problem, Reading, Statement, Transaction } from './types.ts'

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

type CodaRecord = { text: string; number: number }

/** `0`, `1`, `8`, `9`, or with their article `21` to `33`. */
const typeOf = ({ text }: CodaRecord) => (/^[23]/.test(text) ? text.slice(0, 2) : text.slice(0, 1))
const placeOf = (record: CodaRecord, column?: number): Place => ({
  line: record.number,
  tag: typeOf(record),
  ...(column && { column }),
})

/** A movement whose records are still being read. */
type Open = {
  movement: Movement | Transaction
  /** The sequence number, which details share with their total. */
  sequence: string
  communication: string
  isStructured: boolean
  references: string[]
  name: string
  account: string
  texts: string[]
  /** A total that further totals and details follow. */
  isTotal: boolean
}

/** Amounts have 15 digits, the last three of which are decimals, behind 0 for a credit or 1 for a debit. */
function readAmount(record: CodaRecord, at: number, problems: Problem[]): Amount | undefined {
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
function readDay(record: CodaRecord, at: number, problems: Problem[]): Day | undefined {
  const written = record.text.slice(at, at + 6)
  if (/^[0 ]*$/.test(written)) return undefined
  const day = dayFirst(written)
  if (!day) problems.push({ code: 'date', ...placeOf(record, at + 1), found: written.trim() })
  return day
}

/** Account and currency: a Belgian number, or an IBAN or a foreign number, by the structure in column 2. */
function accountIn(text: string, isShort: boolean): { account: string; currency: string } {
  return isShort
    ? { account: text.slice(0, 12).trim(), currency: text.slice(13, 16).trim() }
    : { account: plain(text.slice(0, 34)), currency: text.slice(34, 37).trim() }
}

/** The families of the bank's charges, and costs at a closing, in the standard's table of transactions. */
const isCodaFee = (code: string) => /^.80/.test(code) || /^.3537/.test(code)
/** Cancellations and corrections, of debits and of credits. */
const isCorrection = (code: string) => /^.\d\d(49|99)/.test(code)

/**
 * The statements of a CODA file of Belgian banks, versions 1 and 2 (Febelfin, Coded statement of account; version 1 has
 * no public standard and is read as Odoo does). A total and its details share a sequence number: the total counts.
 */
export function readCoda(text: string): Reading {
  const statements: Statement[] = []
  const problems: Problem[] = []
  let statement: Statement | undefined
  let version = '2'
  let bank = ''
  let records = 0
  let messages = 0
  let open: Open | undefined
  let total: Movement | undefined
  let totalSequence = ''
  /** The codes of totals whose details follow. */
  let totals: string[] = []
  let account = ''

  const close = () => {
    if (!open) return
    const { movement, name } = open
    const said = readCommunication(open.communication, open.isStructured)
    movement.text = [said.text, ...open.texts].filter(Boolean).join(' · ')
    movement.references = referencesOf([...open.references, ...said.references])
    movement.counterparty = [name || said.name, open.account].filter(Boolean).join(' · ')
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
    open = {
      movement,
      sequence,
      communication: line.slice(62, 115),
      isStructured: line[61] === '1',
      references: [line.slice(10, 31)],
      name: '',
      account: '',
      texts: [],
      isTotal,
    }
  }

  /** The movement that a later record belongs to. */
  const follow = (record: CodaRecord): Open | undefined => {
    if (open?.sequence === record.text.slice(2, 6)) return open
    problems.push({ code: 'orphan', ...placeOf(record) })
    return undefined
  }

  const checkTrailer = (record: CodaRecord) => {
    const count = record.text.slice(16, 22)
    // Some banks count free messages, others do not.
    if (/^\d{6}$/.test(count) && Number(count) > 0 && ![records, records + messages].includes(Number(count)))
      problems.push({ code: 'count', ...placeOf(record, 17), found: String(Number(count)) })
    const list = statement?.movements ?? []
    const sums = [
      { at: 22, size: -list.reduce((sum, { amount }) => sum + (amount < 0n ? amount : 0n), 0n) },
      { at: 37, size: list.reduce((sum, { amount }) => sum + (amount > 0n ? amount : 0n), 0n) },
    ]
    for (const { at, size } of sums) {
      const stated = record.text.slice(at, at + 15)
      if (!/^\d{15}$/.test(stated))
        problems.push({ code: 'amount', ...placeOf(record, at + 1), found: stated.trim() })
      else if (fromDigits(stated, 3) !== size)
        problems.push({ code: 'sum', ...placeOf(record, at + 1), found: stated.replace(/^0+(?=\d{4})/, '') })
    }
  }

  for (const record of recordsOf(text, 128)) {
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
        current.owner = plain(line.slice(64, 90))
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
      case '22': {
        const current = follow(record)
        if (!current) break
        current.communication += line.slice(10, 63)
        current.references.push(line.slice(63, 98))
        const reason = line.slice(113, 117).trim()
        if (reason) current.texts.push(reason)
        if (/[1-5]/.test(line[112] ?? '') && 'isReversal' in current.movement)
          current.movement.isReversal = true
        break
      }
      case '23': {
        const current = follow(record)
        if (!current) break
        const isShort = version === '1' || line[22] === ' '
        const number = accountIn(line.slice(10, 47), isShort).account
        if (!/^0*$/.test(number)) current.account = number
        current.name = plain(version === '1' ? line.slice(47, 73) : line.slice(47, 82))
        if (version === '1') current.texts.push(plain(line.slice(73, 125)))
        else current.communication += line.slice(82, 125)
        break
      }
      case '31': {
        const current = follow(record)
        if (!current) break
        const said = readCommunication(line.slice(40, 113), line[39] === '1')
        current.name ||= said.name
        current.texts.push(said.text)
        current.references.push(...said.references)
        break
      }
      case '32':
        follow(record)?.texts.push(plain(line.slice(10, 115)))
        break
      case '33':
        follow(record)?.texts.push(plain(line.slice(10, 100)))
        break
      case '4':
        messages++
        break
      case '8': {
        close()
        const current = statement ?? begin(record)
        const found = line.slice(4, 41)
        if (account && !found.startsWith(account) && found.trim())
          problems.push({ code: 'otherAccount', ...placeOf(record, 5), found: plain(found) })
        const amount = readAmount(record, 41, problems)
        const day = readDay(record, 57, problems)
        if (day) current.to = day
        if (amount === undefined) current.hasFaultyBalance = true
        else current.closing = { ...placeOf(record), amount, ...(day && { day }) }
        break
      }
      case '9':
        close()
        checkTrailer(record)
        statement = undefined
        break
      default:
        problems.push({ code: 'unknownLine', ...placeOf(record, 1), found: line.slice(0, 20).trim() })
    }
  }
  close()
  return { format: 'coda', statements, problems }
}
