import { child, children } from '../../../statements/formats/elements.ts'
import { type PaymentElement, textOf } from '../../formats/element.ts'
import { decimalsOf, parseDecimal, scale } from '../decimal.ts'
import { isQrIban } from '../iban.ts'
import { isBelgianReference, isFinnishReference, isQrReference, isRf, looksLikeRf } from '../identifiers.ts'
import { amountOf, instrumentOf } from './block.ts'
import type { Context, Rule } from './context.ts'
import { checkBank, checkParty, ibanOf, isInEea, isInSepa } from './parties.ts'
import { checkPurpose } from './purposes.ts'

/** A payment with its block, and the side of the other party. */
export type PaymentSubject = { payment: PaymentElement; block: PaymentElement }

/** The other party: the payee of a credit transfer, the debtor of a direct debit. */
export const otherSide = (message: Context['message']) =>
  message === 'pain.001'
    ? { party: 'Cdtr', account: 'CdtrAcct', agent: 'CdtrAgt', ultimate: 'UltmtCdtr' }
    : { party: 'Dbtr', account: 'DbtrAcct', agent: 'DbtrAgt', ultimate: 'UltmtDbtr' }

const largest = 999_999_999_99n * (scale / 100n)

/** What stands at two levels, of which only one may hold it. */
const onOneLevel = ['PmtTpInf', 'ChrgBr', 'UltmtDbtr', 'UltmtCdtr', 'CdtrSchmeId']

const schemeLevels = ['SEPA', 'EOLO', 'INST']

/** The service level that holds for a payment: of several, the one that names a scheme. */
export function serviceLevelOf(payment: PaymentElement | undefined, block: PaymentElement) {
  let first: PaymentElement | undefined
  for (const element of [payment, block])
    for (const { name, children } of child(element, 'PmtTpInf')?.children ?? []) {
      const level = name === 'SvcLvl' ? children[0] : undefined
      if (level && schemeLevels.includes(level.text)) return level
      first ??= level
    }
  return first
}

/** What holds for each payment. */
export const paymentRules: Rule<PaymentSubject>[] = [
  {
    id: 'M15',
    check({ payment, block }, { report }) {
      for (const name of onOneLevel) {
        const twice = child(payment, name)
        if (twice && child(block, name)) report(twice, 'paymentTypeTwice', 'file', { found: name })
      }
    },
  },
  {
    id: 'A1, A4',
    check({ payment }, { isSepa, report }) {
      const equivalent = child(payment, 'Amt', 'EqvtAmt')
      if (equivalent && isSepa) report(equivalent, 'amount', 'transaction', { reason: 'equivalent' })
      const element = amountOf(payment)
      const amount = element && !element.isInvalid ? parseDecimal(element.text) : undefined
      if (!element || amount === undefined) return
      const found = element.text.trim()
      if (amount <= 0n) report(element, 'amount', 'transaction', { reason: 'zero', found })
      else if (isSepa && amount > largest)
        report(element, 'amount', 'transaction', { reason: 'tooLarge', found, expected: '999999999.99' })
      else if (isSepa && decimalsOf(found) > 2)
        report(element, 'amount', 'transaction', { reason: 'decimals', found, expected: '2' })
    },
  },
  {
    id: 'A3',
    check({ payment }, { profile, report }) {
      const element = amountOf(payment)
      if (profile === 'CH' && element && !element.isInvalid && /^\s*(\+|0\d)/.test(element.text))
        report(element, 'amount', 'warning', { reason: 'notation', found: element.text.trim() })
    },
  },
  {
    id: 'A2',
    check({ payment, block }, { isSepa, report }) {
      const element = amountOf(payment)
      const currency = element?.attributes.Ccy ?? ''
      if (
        element &&
        !element.isInvalid &&
        isSepa &&
        currency !== 'EUR' &&
        serviceLevelOf(payment, block)?.text !== 'EOLO'
      )
        report(element, 'currency', 'transaction', { found: currency, expected: 'EUR' })
    },
  },
  {
    id: 'B3, B4, B8',
    check({ payment, block }, context) {
      const { account, agent } = otherSide(context.message)
      const iban = ibanOf(child(payment, account))
      checkBank(child(payment, agent), iban, context)
      const element = child(payment, account, 'Id', 'IBAN')
      // One leg of a payment with EOLO lies outside the area.
      const isBound = context.isSepa && serviceLevelOf(payment, block)?.text !== 'EOLO'
      if (element && iban && isBound && !isInSepa(iban.slice(0, 2), context))
        context.report(element, 'sepaCountry', 'transaction', { found: iban.slice(0, 2) })
    },
  },
  {
    id: 'P4',
    check({ payment, block }, { isSepa, report }) {
      const bearer = child(payment, 'ChrgBr') ?? child(block, 'ChrgBr')
      if (!bearer || bearer.isInvalid) return
      const isOneLegOut = serviceLevelOf(payment, block)?.text === 'EOLO'
      if (isOneLegOut && bearer.text === 'SLEV')
        report(bearer, 'chargeBearer', 'transaction', { found: bearer.text, expected: 'SHAR' })
      else if (isSepa && !isOneLegOut && bearer.text !== 'SLEV')
        report(bearer, 'chargeBearer', 'transaction', { found: bearer.text, expected: 'SLEV' })
    },
  },
  {
    id: 'P2, P3',
    check({ payment, block }, { message, profile, isSepa, report }) {
      const level = serviceLevelOf(payment, block)
      if (level?.text === 'INST')
        report(level, 'localInstrument', 'warning', { reason: 'code', found: 'INST', expected: 'LclInstrm' })
      const instrument = instrumentOf(payment) ?? instrumentOf(block)
      if (message === 'pain.001' && isSepa && profile === 'DE' && instrument && instrument.text !== 'INST')
        report(instrument, 'localInstrument', 'warning', {
          reason: 'code',
          found: instrument.text,
          expected: 'INST',
        })
    },
  },
  {
    id: 'X2, X3',
    check({ payment }, { isSepa, report }) {
      const information = child(payment, 'RmtInf')
      if (!information || !isSepa) return
      const texts = children(information, 'Ustrd').length
      const structured = children(information, 'Strd').length
      if (texts > 0 && structured > 0) report(information, 'remittance', 'transaction', { reason: 'both' })
      else if (texts > 1 || structured > 1)
        report(information, 'remittance', 'transaction', {
          reason: 'several',
          found: String(Math.max(texts, structured)),
          expected: '1',
        })
    },
  },
  {
    id: 'X1',
    check({ payment }, context) {
      for (const name of ['Cdtr', 'Dbtr', 'UltmtCdtr', 'UltmtDbtr']) checkParty(child(payment, name), context)
    },
  },
  {
    id: 'AD5',
    check({ payment, block }, context) {
      if (!context.isSepa) return
      const { account } = otherSide(context.message)
      const iban = textOf(payment, account, 'Id', 'IBAN')
      const isOutside = (country: string) =>
        country !== '' && isInSepa(country, context) && !isInEea(country, context)
      const outside = [iban.slice(0, 2), context.ownCountry].find(isOutside)
      const debtor = context.message === 'pain.001' ? child(block, 'Dbtr') : child(payment, 'Dbtr')
      if (!outside || !debtor || child(debtor, 'PstlAdr')) return
      context.report(debtor, 'addressMissing', 'warning', {
        reason: 'missing',
        found: outside,
        expected: 'PstlAdr',
      })
    },
  },
  { id: 'S1 to S5, B9', check: checkReference },
  {
    id: 'P7',
    check({ payment }, context) {
      checkPurpose(child(payment, 'PmtTpInf', 'CtgyPurp', 'Cd'), 'categories', context)
      checkPurpose(child(payment, 'Purp', 'Cd'), 'payments', context)
    },
  },
]

function checkReference({ payment }: PaymentSubject, context: Context): void {
  const { profile, report } = context
  const iban = textOf(payment, otherSide(context.message).account, 'Id', 'IBAN')
  const wantsQr = isQrIban(iban)
  // Between accounts in Switzerland and Liechtenstein, a creditor reference has to be right (Swiss Payment Standards).
  const isSwiss = profile === 'CH' && /^(CH|LI)/.test(iban)
  let hasQr = false
  for (const structured of children(child(payment, 'RmtInf'), 'Strd')) {
    const information = child(structured, 'CdtrRefInf')
    const reference = child(information, 'Ref')
    if (!reference || reference.isInvalid) continue
    const kind = child(information, 'Tp', 'CdOrPrtry')
    const issuer = textOf(information, 'Tp', 'Issr')
    const text = reference.text.trim()
    const isCreditorReference = textOf(kind, 'Cd') === 'SCOR'
    if (textOf(kind, 'Prtry') === 'QRR') {
      hasQr = true
      if (!isQrReference(text))
        report(reference, 'reference', 'transaction', { reason: 'checkDigits', found: text, expected: 'QRR' })
      else if (iban && !wantsQr)
        report(reference, 'reference', 'transaction', { reason: 'qrIban', found: iban })
    } else if (issuer === 'BBA') {
      if (!isBelgianReference(text))
        report(reference, 'reference', 'warning', { reason: 'checkDigits', found: text, expected: 'BBA' })
    } else if (isCreditorReference && (looksLikeRf(text) || issuer === 'ISO' || isSwiss)) {
      const severity = isSwiss ? 'transaction' : 'warning'
      if (!isRf(text))
        report(reference, 'reference', severity, { reason: 'checkDigits', found: text, expected: 'RF' })
    } else if (isCreditorReference && iban.startsWith('FI') && /^[\d ]+$/.test(text)) {
      if (!isFinnishReference(text))
        report(reference, 'reference', 'warning', { reason: 'checkDigits', found: text, expected: 'FI' })
    }
  }
  const account = child(payment, otherSide(context.message).account, 'Id', 'IBAN')
  if (wantsQr && !hasQr && account)
    report(account, 'reference', 'transaction', { reason: 'qrIban', found: iban, expected: 'QRR' })
}
