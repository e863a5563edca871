import { parseDecimal } from './amount.ts'
import { isCamtFee } from './fees.ts'
import type { Movement, Problem, Transaction } from './types.ts'
import { child, children, readAmount, readDay, textOf, type XmlElement } from './xmlElement.ts'

const joined = (...parts: string[]) => [...new Set(parts)].filter(Boolean).join(' · ')

/** `PMNT RCDT ESCT`, or a bank's own code. */
function codeOf(element: XmlElement): string {
  const code = child(element, 'BkTxCd')
  const domain = child(code, 'Domn')
  const standard = [
    textOf(domain, 'Cd'),
    textOf(domain, 'Fmly', 'Cd'),
    textOf(domain, 'Fmly', 'SubFmlyCd'),
  ].filter(Boolean)
  return standard.join(' ') || textOf(code, 'Prtry', 'Cd')
}

const referenceNames = ['EndToEndId', 'MndtId', 'InstrId', 'TxId', 'ChqNb', 'AcctSvcrRef']

function referencesOf(details: XmlElement | undefined): string[] {
  const references = child(details, 'Refs')
  const structured = children(child(details, 'RmtInf'), 'Strd').flatMap(each => [
    textOf(each, 'CdtrRefInf', 'Ref'),
    ...children(each, 'RfrdDocInf').map(document => textOf(document, 'Nb')),
  ])
  const all = [...referenceNames.map(name => textOf(references, name)), ...structured]
  return [...new Set(all)].filter(each => each && each !== 'NOTPROVIDED')
}

/** Name and account of the other party: of the debtor, or of the creditor. */
function partyOf(details: XmlElement | undefined, role: 'Dbtr' | 'Cdtr'): string {
  const parties = child(details, 'RltdPties')
  const name = (role: string) => textOf(parties, role, 'Nm') || textOf(parties, role, 'Pty', 'Nm')
  const account = child(parties, `${role}Acct`, 'Id')
  return joined(name(role), name(`Ultmt${role}`), textOf(account, 'IBAN') || textOf(account, 'Othr', 'Id'))
}

const remittanceOf = (details: XmlElement | undefined) =>
  joined(
    ...children(child(details, 'RmtInf'), 'Ustrd').map(each => textOf(each)),
    textOf(details, 'AddtlTxInf'),
    textOf(details, 'RtrInf', 'Rsn', 'Cd'),
  )

type EntryKind = { isCredit: boolean; isReversal: boolean }

/** A transaction of an entry, in the currency of the account if the file says so. */
function readTransaction(details: XmlElement, entry: EntryKind, currency: string): Transaction {
  const elements = [
    child(details, 'AmtDtls', 'TxAmt', 'Amt'),
    child(details, 'Amt'),
    child(details, 'AmtDtls', 'InstdAmt', 'Amt'),
  ]
  const own = elements.find(element => element?.attributes.Ccy === currency)
  const amount = own && parseDecimal(textOf(own), '.')
  const side = textOf(details, 'CdtDbtInd')
  const isIn = side ? side === 'CRDT' : entry.isCredit
  return {
    ...(amount !== undefined && { amount: isIn ? amount : -amount }),
    text: remittanceOf(details),
    references: referencesOf(details),
    // A reversal names the parties of what it undoes.
    counterparty: partyOf(details, isIn === entry.isReversal ? 'Cdtr' : 'Dbtr'),
  }
}

/** The movement of an `Ntry`; undefined, with a problem, if its amount or its side cannot be read. */
export function readEntry(
  entry: XmlElement,
  tag: string,
  currency: string,
  problems: Problem[],
): Movement | undefined {
  const before = problems.length
  const read = readAmount(entry, tag, problems)
  if (!read) return undefined
  if (read.currency !== currency)
    problems.push({ code: 'currency', line: entry.line, tag: `${tag}/Amt`, found: read.currency })
  const booked = readDay(child(entry, 'BookgDt'), `${tag}/BookgDt`, problems)
  const valued = readDay(child(entry, 'ValDt'), `${tag}/ValDt`, problems)
  const isReversal = /^(true|1)$/.test(textOf(entry, 'RvslInd'))
  const kind = { isCredit: textOf(entry, 'CdtDbtInd') === 'CRDT', isReversal }
  const details = children(entry, 'NtryDtls').flatMap(each => children(each, 'TxDtls'))
  const transactions = details.map(each => readTransaction(each, kind, currency))
  const [only] = transactions.length === 1 ? transactions : []
  const batch = child(entry, 'NtryDtls', 'Btch')
  const code = codeOf(entry)
  const own = [
    textOf(entry, 'NtryRef'),
    textOf(entry, 'AcctSvcrRef'),
    textOf(batch, 'PmtInfId'),
    textOf(batch, 'MsgId'),
  ].filter(each => each && each !== 'NOTPROVIDED')
  return {
    line: entry.line,
    tag,
    ...(booked && { booked }),
    ...(valued && { valued }),
    amount: read.amount,
    text: joined(textOf(entry, 'AddtlNtryInf'), only?.text ?? ''),
    references: [...new Set([...(only?.references ?? []), ...own])],
    counterparty: only?.counterparty ?? '',
    code,
    isFee: isCamtFee(code) || (details.length > 0 && details.every(each => isCamtFee(codeOf(each)))),
    isReversal,
    isPending: /^(PDNG|INFO|FUTR)$/.test(textOf(entry, 'Sts', 'Cd') || textOf(entry, 'Sts')),
    isPartial: problems.length > before,
    transactions: transactions.length > 1 ? transactions : [],
  }
}
