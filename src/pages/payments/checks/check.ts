import { child, children } from '../../statements/formats/elements.ts'
import type { Encoding } from '../formats/decodeFile.ts'
import { type PaymentElement, textOf } from '../formats/element.ts'
import { readPayments } from '../formats/readPayments.ts'
import { roots } from '../formats/schemaTypes.ts'
import type {
  Block,
  Party,
  PartyFault,
  Payment,
  Position,
  Problem,
  ProblemCode,
  Profile,
  Report,
  Severity,
} from '../formats/types.ts'
import { decimalsOf, formatDecimal, parseDecimal } from './decimal.ts'
import type { PaymentRules } from './paymentRules.ts'
import { amountOf, blockRules, dateOf, ownSide } from './rules/block.ts'
import type { Context } from './rules/context.ts'
import { checkDebitType, debitBlockRules, debitRules } from './rules/debit.ts'
import { headerRules } from './rules/file.ts'
import { checkElements, isInSepa } from './rules/parties.ts'
import { otherSide, paymentRules, serviceLevelOf } from './rules/payment.ts'
import { retirement } from './sources.ts'

export type CheckOptions = {
  /** The day of the check, such as `2026-11-28`. */
  today: string
  /** The country of the bank, where it shall not follow the account of whoever sends the file. */
  profile?: Profile
  rules: PaymentRules
  /** What the file's bytes say besides its text. */
  encoding?: Encoding
  /** Called now and then with the number of payments that were read. */
  onProgress?: (payments: number) => void
}

const isBefore = (one: Position, other: Position) =>
  one.line < other.line || (one.line === other.line && one.column < other.column)

/** How many problems of one code are listed; the others are counted. */
const listed = 1000

const profiles = new Map<string, Profile>([
  ['FR', 'FR'],
  ['MC', 'FR'],
  ['DE', 'DE'],
  ['AT', 'AT'],
  ['CH', 'CH'],
  ['LI', 'CH'],
  ['BE', 'BE'],
])

/** The profile of an account: the country of its IBAN. */
export const profileOf = (iban: string): Profile => profiles.get(iban.slice(0, 2)) ?? 'SEPA'

const paymentNames = new Set(['CdtTrfTxInf', 'DrctDbtTxInf'])
/** The part of a payment that an element lies in, such as `Cdtr`; empty for the payment itself. */
function partOf(element: PaymentElement): string | undefined {
  if (paymentNames.has(element.name)) return ''
  for (let at = element; at.parent; at = at.parent) if (paymentNames.has(at.parent.name)) return at.name
  return undefined
}

/** The parts of a payment that come from the data of a vendor or customer. */
const partyParts = {
  'pain.001': new Set(['Cdtr', 'CdtrAcct', 'CdtrAgt', 'UltmtCdtr']),
  'pain.008': new Set(['Dbtr', 'DbtrAcct', 'DbtrAgt', 'UltmtDbtr', 'DrctDbtTx']),
}
const ranks: Severity[] = ['warning', 'transaction', 'file']

const isSame = (one: PartyFault, other: PartyFault) =>
  one.code === other.code &&
  one.reason === other.reason &&
  one.element === other.element &&
  one.expected === other.expected

/** A block's payments as they are counted and added up. */
type Totals = { count: number; sum: bigint; isWhole: boolean }
const noTotals = (): Totals => ({ count: 0, sum: 0n, isWhole: true })

/** Counts of identifiers that should be unique. */
const isRepeated = (seen: Set<string>, value: string): boolean => {
  if (seen.has(value)) return true
  seen.add(value)
  return false
}

/**
 * Checks a payment file (pain.001 or pain.008): XML, structure, sums, and the rules of the schemes and of the bank's
 * country. Nothing leaves the function; the file is not changed.
 * @param text the file, decoded.
 */
export function checkPayments(text: string, options: CheckOptions): Report {
  const { today, rules } = options
  const problems: Problem[] = []
  const omitted: Report['omitted'] = {}
  const counts = new Map<ProblemCode, number>()
  const told = new Set<string>()
  const blocks: Block[] = []
  const payments: Payment[] = []
  const parties = new Map<string, Party>()
  const totals: Report['totals'] = { warning: 0, transaction: 0, file: 0 }
  /** What was found in the payment that is being read. */
  let severity: Severity | undefined
  let faults: PartyFault[] = []
  let worst: Report['verdict'] = 'accepted'
  let message: 'pain.001' | 'pain.008' | '' = ''
  let version = ''
  let header: PaymentElement | undefined
  let document: PaymentElement | undefined
  let prefix = ''
  const all = noTotals()
  let inBlock = noTotals()
  const blockIds = new Set<string>()
  const endToEndIds = new Set<string>()
  const contents = new Set<string>()
  let context: Context | undefined

  const add = (problem: Problem, at?: PaymentElement) => {
    const key = `${problem.code} ${problem.line}:${problem.column} ${problem.reason ?? ''}`
    if (told.has(key)) return
    told.add(key)
    totals[problem.severity]++
    if (problem.payment) {
      if (!severity || ranks.indexOf(severity) < ranks.indexOf(problem.severity)) severity = problem.severity
      const { code, reason, element, expected } = problem
      if (message && at && partyParts[message].has(partOf(at) ?? ''))
        faults.push({ code, element, ...(reason && { reason }), ...(expected && { expected }) })
    }
    if (problem.severity !== 'warning') worst = 'rejected'
    else if (worst === 'accepted') worst = 'warned'
    const count = (counts.get(problem.code) ?? 0) + 1
    counts.set(problem.code, count)
    if (count > listed) omitted[problem.code] = count - listed
    else problems.push(problem)
  }

  const report: Context['report'] = (at, code, severity, more) => {
    const payment = partOf(at) === undefined ? 0 : payments.length
    add(
      {
        code,
        severity,
        line: at.line,
        column: at.column,
        element: at.name,
        ...(payment && { payment }),
        ...more,
      },
      at,
    )
  }

  /** What belongs to the payment that has been read to its end. */
  const closePayment = () => {
    const payment = payments.at(-1)
    if (payment && severity) payment.severity = severity
    if (payment && faults.length > 0) {
      const key = `${payment.name}\n${payment.account}`
      const party = parties.get(key) ?? {
        name: payment.name,
        account: payment.account,
        payments: 0,
        faults: [],
      }
      party.payments += 1
      for (const fault of faults)
        if (!party.faults.some(known => isSame(known, fault))) party.faults.push(fault)
      parties.set(key, party)
    }
    severity = undefined
    faults = []
  }

  const contextOf = (profile: Profile, ownCountry: string, isSepa: boolean): Context => ({
    message: message || 'pain.001',
    version,
    profile,
    ownCountry,
    today,
    rules,
    isSepa,
    report,
  })

  /** What is compared with the number and the sum that a header or block states. */
  const compare = (element: PaymentElement, totals: Totals) => {
    const count = child(element, 'NbOfTxs')
    if (count && !count.isInvalid && Number(count.text) !== totals.count)
      report(count, 'count', 'file', { found: count.text, expected: String(totals.count) })
    const sum = child(element, 'CtrlSum')
    const stated = sum && !sum.isInvalid ? sum.text.trim() : undefined
    if (!sum || stated === undefined) return
    const isTooFine = decimalsOf(stated) > 2 && all.isWhole && decimalsOf(formatDecimal(totals.sum)) <= 2
    if (isTooFine)
      report(sum, 'controlSumDecimals', 'file', { found: stated, expected: formatDecimal(totals.sum) })
    else if (totals.isWhole && parseDecimal(stated) !== totals.sum)
      report(sum, 'controlSum', 'file', { found: stated, expected: formatDecimal(totals.sum) })
  }

  const isSepaPayment = (payment: PaymentElement | undefined, block: PaymentElement): boolean => {
    if (message === 'pain.008')
      // The Swiss direct debits of Postfinance and the banks have rules of their own.
      return !['CHTA', 'CHDD'].includes(serviceLevelOf(payment, block)?.text ?? '')
    const level = serviceLevelOf(payment, block)?.text ?? ''
    if (level === 'SEPA' || level === 'EOLO' || level === 'INST') return true
    if (level !== '') return false
    const bearer = textOf(payment, 'ChrgBr') || textOf(block, 'ChrgBr')
    const own = textOf(block, 'DbtrAcct', 'Id', 'IBAN').slice(0, 2)
    const other = textOf(payment, 'CdtrAcct', 'Id', 'IBAN').slice(0, 2)
    const currency = payment ? (amountOf(payment)?.attributes.Ccy ?? '') : 'EUR'
    return (
      bearer === 'SLEV' &&
      currency === 'EUR' &&
      isInSepa(own, options) &&
      (!payment || isInSepa(other, options))
    )
  }

  const checkVersion = (at: PaymentElement) => {
    const [first] = blocks
    const bank = first && first.profile === 'SEPA' ? first.account.slice(0, 2) : (first?.profile ?? '')
    const retired = retirement(rules, bank, version, today)
    if (retired)
      report(at, 'retiredVersion', 'warning', {
        reason: 'retired',
        found: version,
        ...(retired.since && { expected: retired.since }),
      })
    else if (!roots[version]) report(at, 'retiredVersion', 'warning', { reason: 'rare', found: version })
  }

  const isWhole = readPayments(text, {
    // A payment is listed when its end has been read; until then it is the next one.
    onProblem: (problem, at) =>
      add(at && partOf(at) !== undefined ? { ...problem, payment: payments.length + 1 } : problem, at),
    onDocument: ({ version: named, prefix: own, root }) => {
      document = root
      prefix = own
      version = named
      const [family] = /^pain\.00[18]/.exec(named) ?? []
      if (root.name === 'Document' && (family === 'pain.001' || family === 'pain.008')) message = family
    },
    onMessage: content => {
      const expected = message === 'pain.001' ? 'CstmrCdtTrfInitn' : 'CstmrDrctDbtInitn'
      // The first versions name the content as the message.
      if (message && (content.name === expected || content.name === `${message}.001.0${version.at(-1)}`))
        return
      const reason =
        message && Object.values(roots).some(each => each.element === content.name)
          ? 'contradiction'
          : 'notPayment'
      report(content, 'version', 'file', { reason, found: version })
      message = ''
    },
    onHeader: element => {
      header = element
    },
    onBlock: (block, first) => {
      inBlock = noTotals()
      const own = ownSide(message || 'pain.001')
      const iban = textOf(block, own.account, 'Id', 'IBAN')
      const profile = options.profile ?? profileOf(iban)
      const isSepa = isSepaPayment(first, block)
      context = contextOf(profile, iban.slice(0, 2), isSepa)
      blocks.push({
        line: block.line,
        column: block.column,
        id: textOf(block, 'PmtInfId'),
        name: textOf(block, own.party, 'Nm'),
        account: iban || textOf(block, own.account, 'Id', 'Othr', 'Id'),
        date: dateOf(block)?.text.trim() ?? '',
        count: 0,
        sum: 0n,
        currencies: [],
        profile,
        isSepa,
      })
      if (!message) return
      for (const each of block.children) checkElements(each, context, 'file')
      const subject = { block, first }
      for (const rule of blockRules) rule.check(subject, context)
      if (message === 'pain.008' && isSepa) for (const rule of debitBlockRules) rule.check(subject, context)
      const id = child(block, 'PmtInfId')
      if (id && isRepeated(blockIds, id.text)) report(id, 'duplicateId', 'file', { found: id.text })
    },
    onPayment: (payment, block) => {
      if (!context || !message) {
        severity = undefined
        faults = []
        return
      }
      const other = otherSide(message)
      const element = amountOf(payment)
      const amount = element && !element.isInvalid ? parseDecimal(element.text) : undefined
      for (const totals of [all, inBlock]) {
        totals.count += 1
        if (amount === undefined) totals.isWhole = false
        else totals.sum += amount
      }
      const listedBlock = blocks.at(-1)
      const currency = element?.attributes.Ccy ?? ''
      if (listedBlock) {
        listedBlock.count = inBlock.count
        listedBlock.sum = inBlock.sum
        if (!listedBlock.currencies.includes(currency)) listedBlock.currencies.push(currency)
      }
      const account =
        textOf(payment, other.account, 'Id', 'IBAN') || textOf(payment, other.account, 'Id', 'Othr', 'Id')
      const endToEndId = child(payment, 'PmtId', 'EndToEndId')
      const remittance = child(payment, 'RmtInf')
      payments.push({
        line: payment.line,
        column: payment.column,
        number: payments.length + 1,
        block: blocks.length,
        name: textOf(payment, other.party, 'Nm'),
        account,
        amount: amount === undefined ? undefined : formatDecimal(amount),
        currency,
        endToEndId: endToEndId?.text ?? '',
        text:
          children(remittance, 'Ustrd')
            .map(each => each.text)
            .join(' ') || textOf(remittance, 'Strd', 'CdtrRefInf', 'Ref'),
      })
      const isSepa = isSepaPayment(payment, block)
      const scope: Context = { ...context, isSepa }
      const subject = { payment, block }
      checkElements(payment, scope, 'transaction')
      for (const rule of paymentRules) rule.check(subject, scope)
      if (message === 'pain.008' && isSepa) {
        for (const rule of debitRules) rule.check(subject, scope)
        checkDebitType(subject, scope)
      }
      if (
        endToEndId &&
        endToEndId.text !== 'NOTPROVIDED' &&
        endToEndId.text !== '' &&
        isRepeated(endToEndIds, endToEndId.text)
      )
        report(endToEndId, 'duplicateId', 'warning', { found: endToEndId.text })
      const references = children(remittance, 'Strd')
        .map(each => textOf(each, 'CdtrRefInf', 'Ref'))
        .join(' ')
      const content = [
        account,
        payments.at(-1)?.amount,
        currency,
        payments.at(-1)?.text,
        references,
        dateOf(block)?.text.trim(),
        textOf(payment, 'DrctDbtTx', 'MndtRltdInf', 'MndtId'),
      ]
      if (amount !== undefined && account && isRepeated(contents, content.join('\n')))
        report(payment, 'duplicatePayment', 'warning')
      closePayment()
      if (payments.length % 2000 === 0) options.onProgress?.(payments.length)
    },
    onBlockEnd: block => {
      if (message) compare(block, inBlock)
    },
  })

  const profile = options.profile ?? blocks[0]?.profile ?? 'SEPA'
  if (document && !message && !problems.some(({ code }) => code === 'version'))
    report(document, 'version', 'file', { reason: 'notPayment', found: version })
  if (document && message) checkVersion(document)
  if (header && message && isWhole) {
    const scope = contextOf(
      profile,
      blocks[0]?.account.slice(0, 2) ?? '',
      blocks.some(each => each.isSepa),
    )
    checkElements(header, scope, 'file')
    for (const rule of headerRules) rule.check(header, scope)
    compare(header, all)
  }
  if (document && message) checkEncoding(document)
  // What stands after a fault in the XML, such as an element that is never closed, is read in the wrong place.
  const fault = problems.find(({ code }) => code === 'xml')
  const kept = problems.filter(each =>
    // Of a file that is no payment file, nothing else is to be said.
    message
      ? !fault || each === fault || isBefore(each, fault)
      : ['xml', 'doctype', 'version'].includes(each.code),
  )
  if (kept.length < problems.length)
    for (const each of ranks) totals[each] = kept.filter(({ severity }) => severity === each).length
  kept.sort((one, other) => one.line - other.line || one.column - other.column)
  return {
    message,
    version: message ? version : '',
    profile,
    verdict: worst,
    transactions: all.count,
    sum: formatDecimal(all.sum),
    messageId: textOf(header, 'MsgId'),
    created: textOf(header, 'CreDtTm'),
    initiator: textOf(header, 'InitgPty', 'Nm'),
    blocks,
    payments,
    problems: kept,
    totals,
    parties: [...parties.values()],
    omitted,
  }

  function checkEncoding(root: PaymentElement) {
    const { encoding } = options
    const at = { line: 1, column: 1, element: 'xml' }
    if (encoding && !encoding.isUtf8) {
      const severity = encoding.isBroken || profile === 'DE' ? 'file' : 'warning'
      add({
        code: 'encoding',
        severity,
        ...at,
        reason: encoding.isBroken ? 'bytes' : 'encoding',
        found: encoding.declared,
        expected: 'UTF-8',
      })
    } else if (encoding?.hasByteOrderMark && (profile === 'DE' || profile === 'CH'))
      add({ code: 'encoding', severity: 'warning', ...at, reason: 'byteOrderMark' })
    if (prefix && profile === 'DE')
      report(root, 'notAccepted', 'warning', { reason: 'prefix', found: prefix })
  }
}
