import { child, children, readAmount, readDay, textOf } from './camtElement.ts'
import { readEntry } from './camtEntry.ts'
import type { Balance, Problem, Reading, Statement } from './types.ts'

/** The balances by their ISO codes; of several that can open or close a statement, the first in this order counts. */
const opening = ['OPBD', 'PRCD', 'ITBD']
const closing = ['CLBD', 'ITBD']

type TypedBalance = { type: string; currency: string; balance: Balance }

function readBalances(statement: Element, path: string, problems: Problem[]): TypedBalance[] {
  return children(statement, 'Bal').flatMap((element, index) => {
    const tag = `${path}/Bal[${index + 1}]`
    const type = textOf(element, 'Tp', 'CdOrPrtry', 'Cd') || textOf(element, 'Tp', 'CdOrPrtry', 'Prtry')
    const read = readAmount(element, tag, problems)
    const day = readDay(child(element, 'Dt'), `${tag}/Dt`, problems)
    if (!read) return []
    const balance: Balance = { tag, amount: read.amount, ...(day && { day }) }
    return [{ type, currency: read.currency, balance }]
  })
}

/** A statement without its movements. */
function readStatement(element: Element, path: string, problems: Problem[]): Statement {
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
 * The statements of a camt.053 message, of any version and with any namespace prefix.
 * @param document what the platform's XML parser made of the file.
 * @param pause awaited between entries, so that a page can answer its visitor; does nothing by default.
 */
export async function readCamt053(document: Document, pause = async () => {}): Promise<Reading> {
  const statements: Statement[] = []
  const problems: Problem[] = []
  const message = [...document.getElementsByTagNameNS('*', 'BkToCstmrStmt')][0]
  const elements = message ? children(message, 'Stmt') : []
  if (elements.length === 0) problems.push({ code: 'noStatement', tag: 'BkToCstmrStmt/Stmt' })
  for (const [index, element] of elements.entries()) {
    const path = `Stmt[${index + 1}]`
    const statement = readStatement(element, path, problems)
    statements.push(statement)
    for (const [position, entry] of children(element, 'Ntry').entries()) {
      const movement = readEntry(entry, `${path}/Ntry[${position + 1}]`, statement.currency, problems)
      if (movement) statement.movements.push(movement)
      await pause()
    }
    const stated = textOf(element, 'TxsSummry', 'TtlNtries', 'NbOfNtries')
    if (stated && Number(stated) !== children(element, 'Ntry').length)
      problems.push({ code: 'count', tag: `${path}/TxsSummry/TtlNtries/NbOfNtries`, found: stated })
  }
  return { format: 'camt053', statements, problems }
}
