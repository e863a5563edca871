import { currencyOfBalances, readBalances } from './camtBalances.ts'
import { readEntry } from './camtEntry.ts'
import { checkSummary } from './camtSummary.ts'
import { child } from './elements.ts'
import type { Text } from './pieces.ts'
import type { Format, Kind, OnPiece, Problem, Reading, Statement } from './types.ts'
import { readDay, textOf, type XmlElement } from './xmlElement.ts'
import { readXml } from './xmlFile.ts'

/** The messages, by the element that holds each of their statements. */
const messages: Record<string, { format: Format; kind: Kind }> = {
  Stmt: { format: 'camt053', kind: 'statement' },
  Rpt: { format: 'camt052', kind: 'intraday' },
  Ntfctn: { format: 'camt054', kind: 'notification' },
}
const roots = /^BkToCstmr(Stmt|AcctRpt|DbtCdtNtfctn)(V\d\d)?$/

const numberIn = (element: XmlElement, ...path: string[]): number | undefined => {
  const text = textOf(element, ...path)
  return /^\d+$/.test(text) ? Number(text) : undefined
}

/**
 * A statement without its movements.
 * @param messagePage the page of the message, where older versions number pages.
 */
function readStatement(
  element: XmlElement,
  path: string,
  messagePage: number | undefined,
  problems: Problem[],
): Statement {
  const kind = messages[element.name]?.kind ?? 'statement'
  const account = child(element, 'Acct')
  const currency = textOf(account, 'Ccy') || currencyOfBalances(element)
  const balances = readBalances(element, path, currency, kind === 'intraday', problems)
  const { opening, closing } = balances
  const period = child(element, 'FrToDt')
  const from = readDay(period, `${path}/FrToDt`, problems, 'Fr') ?? opening?.day
  const to = readDay(period, `${path}/FrToDt`, problems, 'To') ?? closing?.day
  const sequence = numberIn(element, 'ElctrncSeqNb') ?? numberIn(element, 'LglSeqNb')
  const page = numberIn(element, 'StmtPgntn', 'PgNb') ?? numberIn(element, 'RptPgntn', 'PgNb') ?? messagePage
  return {
    kind,
    line: element.line,
    tag: path,
    account:
      textOf(account, 'Id', 'IBAN') ||
      textOf(account, 'Id', 'Othr', 'Id') ||
      textOf(account, 'Id', 'PrtryAcct', 'Id') ||
      textOf(account, 'Id', 'BBAN'),
    owner: textOf(account, 'Ownr', 'Nm') || textOf(account, 'Ownr', 'Pty', 'Nm'),
    bank:
      textOf(account, 'Svcr', 'FinInstnId', 'BICFI') ||
      textOf(account, 'Svcr', 'FinInstnId', 'BIC') ||
      textOf(account, 'Svcr', 'FinInstnId', 'Nm'),
    number: textOf(element, 'LglSeqNb') || textOf(element, 'ElctrncSeqNb') || textOf(element, 'Id'),
    currency,
    ...(from && { from }),
    ...(to && { to }),
    ...(opening && { opening }),
    ...(closing && { closing }),
    ...(sequence !== undefined && { sequence }),
    ...(page !== undefined && { page }),
    ...(balances.hasFault && { hasFaultyBalance: true }),
    movements: [],
  }
}

/**
 * The statements of a camt.053 message, the reports of a camt.052 or the notifications of a camt.054, of any version
 * and with any namespace prefix. Of a file that is damaged or cut off, what stands before the fault is read.
 */
export function readCamt(text: Text, format: Format = 'camt053', onPiece?: OnPiece): Reading {
  const statements: Statement[] = []
  const problems: Problem[] = []
  let current: { element: XmlElement; statement: Statement; entries: number } | undefined
  /** The statement that is being read. */
  let open: XmlElement | undefined
  let messagePage: number | undefined

  /** The statement in an element; what it says of itself stands before its entries. */
  const statementIn = (element: XmlElement) => {
    if (current?.element !== element) {
      const path = `${element.name}[${statements.length + 1}]`
      const statement = readStatement(element, path, messagePage, problems)
      statements.push(statement)
      current = { element, statement, entries: 0 }
    }
    return current
  }

  const fault = readXml(
    text,
    (element, parent) => {
      const isInStatement = parent.name === 'Stmt' || parent.name === 'Rpt' || parent.name === 'Ntfctn'
      if (isInStatement) open = parent
      if (isInStatement && element.name === 'Ntry') {
        const found = statementIn(parent)
        const { statement } = found
        statement.currency ||= child(element, 'Amt')?.attributes.Ccy ?? ''
        const tag = `${statement.tag}/Ntry[${++found.entries}]`
        const movement = readEntry(element, tag, statement, problems)
        if (movement) statement.movements.push(movement)
        return true
      }
      if (isInStatement) return false
      if (element.name === 'GrpHdr') messagePage = numberIn(element, 'MsgPgntn', 'PgNb')
      if (!Object.hasOwn(messages, element.name) || !roots.test(parent.name)) return false
      const { statement, entries } = statementIn(element)
      checkSummary(element, statement, entries, problems)
      return true
    },
    () => onPiece?.(statements),
  )
  if (fault) {
    if (open) statementIn(open)
    problems.push(fault)
  }
  if (statements.length === 0 && !fault) problems.push({ code: 'noStatement' })
  return { format: messages[open?.name ?? '']?.format ?? format, statements, problems }
}
