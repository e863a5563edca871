import { parseXmlAmount } from './amount.ts'
import { exchangeOf, readCharges } from './camtAmounts.ts'
import { isOther, readParty, type Side } from './camtParty.ts'
import { child, children } from './elements.ts'
import { isCamtFee } from './fees.ts'
import { referencesOf } from './references.ts'
import type { Amount, Movement, Problem, Statement, Transaction } from './types.ts'
import { readAmount, readDay, textOf, type XmlElement } from './xmlElement.ts'

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

const referenceNames = new Set([
  'EndToEndId',
  'MndtId',
  'InstrId',
  'TxId',
  'ChqNb',
  'AcctSvcrRef',
  'PmtInfId',
  'MsgId',
  'UETR',
  'ClrSysRef',
  'AcctOwnrTxId',
  'AcctSvcrTxId',
  'MktInfrstrctrTxId',
  'PrcgId',
])

/** The identifier of a SEPA creditor, among the numbers by which parties are known. */
const creditorId = /^[A-Z]{2}\d{2}[A-Z0-9]{3}[A-Z0-9]{1,28}$/

/** All references of a transaction: its own, the banks', and those of what it pays. */
function referencesIn(details: XmlElement | undefined): string[] {
  const found: string[] = []
  for (const each of child(details, 'Refs')?.children ?? []) {
    if (referenceNames.has(each.name)) found.push(textOf(each))
    else if (each.name === 'Prtry') found.push(textOf(each, 'Ref'))
  }
  for (const each of children(child(details, 'RmtInf'), 'Strd')) {
    found.push(textOf(each, 'CdtrRefInf', 'Ref') || textOf(each, 'CdtrRefInf', 'CdtrRef'))
    for (const document of children(each, 'RfrdDocInf'))
      found.push(textOf(document, 'Nb') || textOf(document, 'RfrdDocNb'))
  }
  const creditor = child(details, 'RltdPties', 'Cdtr')
  const identity = child(creditor, 'Pty', 'Id') ?? child(creditor, 'Id')
  for (const each of identity?.children ?? []) {
    const number = textOf(each, 'Othr', 'Id')
    if (creditorId.test(number)) found.push(number)
  }
  return referencesOf(found)
}

/** Why a payment came back: the code of the reason, and the text beside it. */
const returnOf = (details: XmlElement | undefined) =>
  children(details, 'RtrInf').flatMap(each => [
    textOf(each, 'Rsn', 'Cd') || textOf(each, 'Rsn', 'Prtry') || textOf(each, 'RtrRsn', 'Cd'),
    ...children(each, 'AddtlInf').map(info => textOf(info)),
    ...children(each, 'AddtlRtrRsnInf').map(info => textOf(info)),
  ])

function remittanceOf(details: XmlElement | undefined): string[] {
  const found: string[] = []
  const structured: string[] = []
  for (const each of child(details, 'RmtInf')?.children ?? []) {
    if (each.name === 'Ustrd') found.push(textOf(each))
    else if (each.name === 'Strd')
      for (const info of children(each, 'AddtlRmtInf')) structured.push(textOf(info))
  }
  // Swiss banks say so that a payment was not rejected, and has no error.
  found.push(...structured.filter(info => !/^\?(REJECT\?0|ERROR\?000)$/.test(info)))
  found.push(textOf(details, 'AddtlTxInf'), ...returnOf(details))
  return found
}

/** Sub-families of payments that came back, for banks that mark them in no other way. */
const isReturnCode = (code: string) => /(^| )(UPDD|PRDD|RCDD|RRTN|RPCR|RPBC|UPCT|UPCQ|CQRV|UDFT)$/.test(code)

type Read = Omit<Transaction, 'text'> & { texts: string[]; charges?: Amount; isReturn: boolean }

/** A transaction of an entry, in the currency of the account if the file says so. */
function readTransaction(
  details: XmlElement,
  entry: Omit<Side, 'isReturn'> & { code: string },
  { account, owner, currency }: Statement,
): Read {
  const elements = [
    child(details, 'AmtDtls', 'TxAmt', 'Amt'),
    child(details, 'Amt'),
    child(details, 'AmtDtls', 'InstdAmt', 'Amt'),
  ]
  const own = elements.find(element => element?.attributes.Ccy === currency)
  const amount = own && parseXmlAmount(textOf(own))
  const side = textOf(details, 'CdtDbtInd')
  const isCredit = side ? side === 'CRDT' : entry.isCredit
  const isReturn =
    entry.isReversal ||
    child(details, 'RtrInf') !== undefined ||
    isReturnCode(codeOf(details)) ||
    isReturnCode(entry.code)
  const charges = readCharges(details, currency)
  return {
    ...(amount !== undefined && { amount: isCredit ? amount : -amount }),
    texts: [...remittanceOf(details), ...exchangeOf(details, currency), ...charges.texts],
    references: referencesIn(details),
    counterparty: readParty(details, { isCredit, isReversal: isReturn }, isOther(account, owner)),
    ...(charges.total !== undefined && { charges: charges.total }),
    isReturn,
  }
}

/** What the page shows of a transaction. */
const shown = ({ charges: _, isReturn: __, texts, ...transaction }: Read): Transaction => ({
  ...transaction,
  text: joined(...texts),
})

/** The movement of an `Ntry`; undefined, with a problem, if its amount or its side cannot be read. */
export function readEntry(
  entry: XmlElement,
  tag: string,
  statement: Statement,
  problems: Problem[],
): Movement | undefined {
  const { currency } = statement
  const before = problems.length
  const read = readAmount(entry, tag, problems)
  if (!read) return undefined
  const isForeign = read.currency !== currency
  if (isForeign)
    problems.push({ code: 'currency', line: entry.line, tag: `${tag}/Amt`, found: read.currency })
  const booked = readDay(child(entry, 'BookgDt'), `${tag}/BookgDt`, problems)
  const valued = readDay(child(entry, 'ValDt'), `${tag}/ValDt`, problems)
  const isMarked = /^(true|1)$/.test(textOf(entry, 'RvslInd'))
  const code = codeOf(entry)
  const kind = { isCredit: textOf(entry, 'CdtDbtInd') === 'CRDT', isReversal: isMarked, code }
  // Version 01 has no element around the transactions of an entry.
  const details = [
    ...children(entry, 'NtryDtls').flatMap(each => children(each, 'TxDtls')),
    ...children(entry, 'TxDtls'),
  ]
  const transactions = details.map(each => readTransaction(each, kind, statement))
  const [only] = transactions.length === 1 ? transactions : []
  const batches = [
    ...children(entry, 'NtryDtls').flatMap(each => children(each, 'Btch')),
    ...children(entry, 'Btch'),
  ]
  const own = referencesOf([
    textOf(entry, 'NtryRef'),
    textOf(entry, 'AcctSvcrRef'),
    ...batches.flatMap(batch => [textOf(batch, 'PmtInfId'), textOf(batch, 'MsgId')]),
  ])
  const charged = readCharges(entry, currency)
  const inside = transactions.flatMap(({ charges }) => charges ?? [])
  const charges =
    charged.total ?? (inside.length > 0 ? inside.reduce((sum, charge) => sum + charge, 0n) : undefined)
  const additional = [textOf(entry, 'AddtlNtryInf'), ...exchangeOf(entry, currency)]
  return {
    line: entry.line,
    tag,
    ...(booked && { booked }),
    ...(valued && { valued }),
    amount: read.amount,
    ...(isForeign && { currency: read.currency }),
    ...(charges !== undefined && { charges }),
    text: joined(...additional, ...(only?.texts ?? []), ...(inside.length > 0 ? [] : charged.texts)),
    references: [...new Set([...(only?.references ?? []), ...own])],
    counterparty: only?.counterparty ?? '',
    code,
    isFee: isCamtFee(code) || (details.length > 0 && details.every(each => isCamtFee(codeOf(each)))),
    isReversal:
      isMarked ||
      isReturnCode(code) ||
      (transactions.length > 0 && transactions.every(({ isReturn }) => isReturn)),
    isPending: /^(PDNG|INFO|FUTR)$/.test(textOf(entry, 'Sts', 'Cd') || textOf(entry, 'Sts')),
    isPartial: problems.length > before,
    transactions: transactions.length > 1 ? transactions.map(shown) : [],
  }
}
