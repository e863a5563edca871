import { readEntry } from './camtEntry.ts'
import type { Balance, Problem, Reading, Statement } from './types.ts'
import { child, children, readAmount, readDay, textOf, type XmlElement } from './xmlElement.ts'
import { readXml } from './xmlFile.ts'

/** The balances by their ISO codes; of several that can open or close a statement, the first in this order counts. */
const opening = ['OPBD', 'PRCD', 'ITBD']
const closing = ['CLBD', 'ITBD']

type TypedBalance = { type: string; currency: string; balance: Balance }

function readBalances(statement: XmlElement, path: string, problems: Problem[]): TypedBalance[] {
  return children(statement, 'Bal').flatMap((element, index) => {
    const tag = `${path}/Bal[${index + 1}]`
    const type = textOf(element, 'Tp', 'CdOrPrtry', 'Cd') || textOf(element, 'Tp', 'CdOrPrtry', 'Prtry')
    const read = readAmount(element, tag, problems)
    const day = readDay(child(element, 'Dt'), `${tag}/Dt`, problems)
    if (!read) return []
    const balance: Balance = { line: element.line, tag, amount: read.amount, ...(day && { day }) }
    return [{ type, currency: read.currency, balance }]
  })
}

/** A statement without its movements. */
function readStatement(element: XmlElement, path: string, problems: Problem[]): Statement {
  const account = child(element, 'Acct')
  const balances = readBalances(element, path, problems)
  const first = (types: string[], list = balances) =>
    types.flatMap(type => list.filter(each => each.type === type))[0]?.balance
  const start = first(opening)
  // A page that is not the last one ends with an interim balance: another one than the page began with.
  const end = first(
    closing,
    [...balances].reverse().filter(({ balance }) => balance !== start),
  )
  const period = child(element, 'FrToDt')
  const from = readDay(period, `${path}/FrToDt`, problems, 'Fr') ?? start?.day
  const to = readDay(period, `${path}/FrToDt`, problems, 'To') ?? end?.day
  return {
    line: element.line,
    tag: path,
    account: textOf(account, 'Id', 'IBAN') || textOf(account, 'Id', 'Othr', 'Id'),
    owner: textOf(account, 'Ownr', 'Nm') || textOf(account, 'Ownr', 'Pty', 'Nm'),
    bank:
      textOf(account, 'Svcr', 'FinInstnId', 'BICFI') ||
      textOf(account, 'Svcr', 'FinInstnId', 'BIC') ||
      textOf(account, 'Svcr', 'FinInstnId', 'Nm'),
    number: textOf(element, 'LglSeqNb') || textOf(element, 'ElctrncSeqNb') || textOf(element, 'Id'),
    currency: textOf(account, 'Ccy') || balances[0]?.currency || '',
    ...(from && { from }),
    ...(to && { to }),
    ...(start && { opening: start }),
    ...(end && { closing: end }),
    movements: [],
  }
}

/**
 * The statements of a camt.053 message, of any version and with any namespace prefix. Of a file that is damaged or cut
 * off, what stands before the fault is read.
 */
export function readCamt053(text: string): Reading {
  const statements: Statement[] = []
  const problems: Problem[] = []
  let current: { element: XmlElement; statement: Statement; entries: number } | undefined
  /** The statement that is being read. */
  let open: XmlElement | undefined

  /** The statement in an element; what it says of itself stands before its entries. */
  const statementIn = (element: XmlElement) => {
    if (current?.element !== element) {
      const statement = readStatement(element, `Stmt[${statements.length + 1}]`, problems)
      statements.push(statement)
      current = { element, statement, entries: 0 }
    }
    return current
  }

  const fault = readXml(text, (element, parent) => {
    if (parent.name === 'Stmt') open = parent
    if (element.name === 'Ntry' && parent.name === 'Stmt') {
      const found = statementIn(parent)
      const { statement } = found
      statement.currency ||= child(element, 'Amt')?.attributes.Ccy ?? ''
      const tag = `${statement.tag}/Ntry[${++found.entries}]`
      const movement = readEntry(element, tag, statement.currency, problems)
      if (movement) statement.movements.push(movement)
      return true
    }
    if (element.name !== 'Stmt' || parent.name !== 'BkToCstmrStmt') return false
    const { statement, entries } = statementIn(element)
    const stated = textOf(element, 'TxsSummry', 'TtlNtries', 'NbOfNtries')
    if (stated && Number(stated) !== entries)
      problems.push({
        code: 'count',
        line: child(element, 'TxsSummry')?.line ?? element.line,
        tag: `${statement.tag}/TxsSummry/TtlNtries/NbOfNtries`,
        found: stated,
      })
    return true
  })
  if (fault) {
    if (open) statementIn(open)
    problems.push(fault)
  }
  if (statements.length === 0 && !fault) problems.push({ code: 'noStatement', tag: 'BkToCstmrStmt/Stmt' })
  return { format: 'camt053', statements, problems }
}
