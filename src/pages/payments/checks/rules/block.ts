import { child } from '../../../statements/formats/elements.ts'
import type { PaymentElement } from '../../formats/element.ts'
import { dayOf, nextOpenDay, targetClosing } from '../calendar.ts'
import { byProfile, type Context, type Rule } from './context.ts'
import { checkBank, checkParty, ibanOf } from './parties.ts'
import { checkPurpose } from './purposes.ts'

/** Whose account is debited (credit transfer) or credited (direct debit). */
export const ownSide = (message: Context['message']) =>
  message === 'pain.001'
    ? { party: 'Dbtr', account: 'DbtrAcct', agent: 'DbtrAgt' }
    : { party: 'Cdtr', account: 'CdtrAcct', agent: 'CdtrAgt' }

/** The local instrument of a block or a payment; `INST` stands for instant payments. */
export const instrumentOf = (element: PaymentElement | undefined) =>
  child(element, 'PmtTpInf', 'LclInstrm', 'Cd')

const isInstant = (block: PaymentElement, first: PaymentElement | undefined) =>
  (instrumentOf(block) ?? instrumentOf(first))?.text === 'INST'

/** The element of a payment's amount: `InstdAmt`, or the amount to be converted. */
export const amountOf = (payment: PaymentElement | undefined): PaymentElement | undefined =>
  child(payment, 'Amt', 'InstdAmt') ?? child(payment, 'InstdAmt') ?? child(payment, 'Amt', 'EqvtAmt', 'Amt')

/** The date of a block: `ReqdExctnDt` (a date, or with `Dt` or `DtTm` inside) or `ReqdColltnDt`. */
export function dateOf(block: PaymentElement): PaymentElement | undefined {
  const execution = child(block, 'ReqdExctnDt')
  return child(execution, 'Dt') ?? child(execution, 'DtTm') ?? execution ?? child(block, 'ReqdColltnDt')
}

/** A block with its first payment, which may say what the block leaves to its payments. */
export type BlockSubject = { block: PaymentElement; first: PaymentElement | undefined }

/** What holds for a block and its own account. */
export const blockRules: Rule<BlockSubject>[] = [
  {
    id: 'B4, B8',
    check({ block }, context) {
      const { account, agent } = ownSide(context.message)
      checkBank(child(block, agent), ibanOf(child(block, account)), context)
    },
  },
  {
    id: 'B6',
    check({ block }, { message, profile, report }) {
      const other = child(block, ownSide(message).agent, 'FinInstnId', 'Othr')
      if (other && profile === 'CH') report(other, 'bic', 'file', { reason: 'notProvided' })
    },
  },
  {
    id: 'C3',
    check({ block }, { profile, report }) {
      if (profile !== 'DE' && profile !== 'AT') return
      const missing = ['NbOfTxs', 'CtrlSum'].filter(name => !child(block, name))
      if (missing.length > 0)
        report(block, 'controlSumMissing', 'file', { reason: 'missing', expected: missing.join(' ') })
    },
  },
  {
    id: 'P1',
    check({ block }, { message, profile, isSepa, report }) {
      const method = child(block, 'PmtMtd')
      if (!method || method.isInvalid || message !== 'pain.001' || method.text === 'TRF' || !isSepa) return
      if (!(profile === 'CH' && method.text === 'CHK'))
        report(method, 'notAccepted', 'file', { reason: 'code', found: method.text, expected: 'TRF' })
    },
  },
  {
    id: 'D2',
    check({ block, first }, { profile, isSepa, report }) {
      const time = child(block, 'ReqdExctnDt', 'DtTm')
      if (time && !time.isInvalid && isSepa && !isInstant(block, first))
        report(time, 'dateTime', byProfile(profile, 'warning', { DE: 'file' }), { reason: 'notInstant' })
    },
  },
  {
    id: 'D3, D4, D5, DD10',
    check({ block, first }, { message, profile, today, isSepa, report }) {
      const element = dateOf(block)
      const day = element && !element.isInvalid ? dayOf(element.text.trim()) : undefined
      const now = dayOf(today)
      if (!element || !day || !now) return
      const found = element.text.trim().slice(0, 10)
      if (day.number < now.number)
        report(element, 'datePast', byProfile(profile, 'warning', { FR: 'file', DE: 'file' }), { found })
      else if (message === 'pain.008' && day.number === now.number)
        report(element, 'datePast', 'warning', { reason: 'sameDay', found })
      if (profile === 'DE' && message === 'pain.001' && day.number > now.number + 15)
        report(element, 'dateFar', 'warning', { found, expected: '15' })
      const closing = targetClosing(day)
      // The holidays are those of the euro; no bank settles on a weekend, whatever the currency.
      const isBinding = closing === 'weekend' || isSepa || amountOf(first)?.attributes.Ccy === 'EUR'
      if (closing && isBinding && !isInstant(block, first) && day.number >= now.number)
        report(element, 'dateNotBusiness', 'warning', {
          reason: closing,
          found,
          expected: nextOpenDay(found),
        })
    },
  },
  {
    id: 'P7',
    check({ block }, context) {
      checkPurpose(child(block, 'PmtTpInf', 'CtgyPurp', 'Cd'), 'categories', context)
    },
  },
  {
    id: 'X1',
    check({ block }, context) {
      checkParty(child(block, ownSide(context.message).party), context)
      checkParty(child(block, context.message === 'pain.001' ? 'UltmtDbtr' : 'UltmtCdtr'), context)
    },
  },
]
