import { child, type PaymentElement } from '../../formats/element.ts'
import { dayOf, nextOpenDay, targetClosing } from '../calendar.ts'
import { byProfile, type Context, type Rule } from './context.ts'
import { checkAccount, checkBank, checkParty } from './parties.ts'
import { checkPurpose } from './purposes.ts'

/** Whose account is debited (credit transfer) or credited (direct debit). */
export const ownSide = (message: Context['message']) =>
  message === 'pain.001'
    ? { party: 'Dbtr', account: 'DbtrAcct', agent: 'DbtrAgt' }
    : { party: 'Cdtr', account: 'CdtrAcct', agent: 'CdtrAgt' }

/** The local instrument of a block or a payment; `INST` stands for instant payments. */
export const instrumentOf = (element: PaymentElement | undefined) =>
  child(element, 'PmtTpInf', 'LclInstrm', 'Cd')

/** The date of a block: `ReqdExctnDt` (a date, or with `Dt` or `DtTm` inside) or `ReqdColltnDt`. */
export function dateOf(block: PaymentElement): PaymentElement | undefined {
  const execution = child(block, 'ReqdExctnDt')
  return child(execution, 'Dt') ?? child(execution, 'DtTm') ?? execution ?? child(block, 'ReqdColltnDt')
}

/** What holds for a block and its own account. */
export const blockRules: Rule<PaymentElement>[] = [
  {
    id: 'B1',
    check(block, context) {
      const { account, agent } = ownSide(context.message)
      const iban = checkAccount(child(block, account), context, true)
      checkBank(child(block, agent), iban, context)
    },
  },
  {
    id: 'B6',
    check(block, { message, profile, report }) {
      const other = child(block, ownSide(message).agent, 'FinInstnId', 'Othr')
      if (other && profile === 'CH') report(other, 'bic', 'file', { reason: 'notProvided' })
    },
  },
  {
    id: 'C3',
    check(block, { profile, report }) {
      if (profile !== 'DE' && profile !== 'AT') return
      const missing = ['NbOfTxs', 'CtrlSum'].filter(name => !child(block, name))
      if (missing.length > 0)
        report(block, 'controlSumMissing', 'file', { reason: 'missing', expected: missing.join(' ') })
    },
  },
  {
    id: 'P1',
    check(block, { message, profile, isSepa, report }) {
      const method = child(block, 'PmtMtd')
      if (!method || method.isInvalid || message !== 'pain.001' || method.text === 'TRF' || !isSepa) return
      if (!(profile === 'CH' && method.text === 'CHK'))
        report(method, 'notAccepted', 'file', { reason: 'code', found: method.text, expected: 'TRF' })
    },
  },
  {
    id: 'D2',
    check(block, { profile, isSepa, report }) {
      const time = child(block, 'ReqdExctnDt', 'DtTm')
      if (time && !time.isInvalid && isSepa && instrumentOf(block)?.text !== 'INST')
        report(time, 'dateTime', byProfile(profile, 'warning', { DE: 'file' }), { reason: 'notInstant' })
    },
  },
  {
    id: 'D3, D4, D5, DD10',
    check(block, { message, profile, today, isSepa, report }) {
      const element = dateOf(block)
      const day = element && !element.isInvalid ? dayOf(element.text.trim()) : undefined
      const now = dayOf(today)
      if (!element || !day || !now) return
      const found = element.text.trim().slice(0, 10)
      const isInstant = instrumentOf(block)?.text === 'INST'
      if (day.number < now.number)
        report(element, 'datePast', byProfile(profile, 'warning', { FR: 'file', DE: 'file' }), { found })
      else if (message === 'pain.008' && day.number === now.number)
        report(element, 'datePast', 'warning', { reason: 'sameDay', found })
      if (profile === 'DE' && message === 'pain.001' && day.number > now.number + 15)
        report(element, 'dateFar', 'warning', { found, expected: '15' })
      const closing = targetClosing(day)
      if (closing && !isInstant && isSepa && day.number >= now.number)
        report(element, 'dateNotBusiness', 'warning', {
          reason: closing,
          found,
          expected: nextOpenDay(found),
        })
    },
  },
  {
    id: 'P7',
    check(block, context) {
      checkPurpose(child(block, 'PmtTpInf', 'CtgyPurp', 'Cd'), 'categories', context)
    },
  },
  {
    id: 'X1, AD1 to AD3',
    check(block, context) {
      checkParty(child(block, ownSide(context.message).party), context)
      checkParty(child(block, context.message === 'pain.001' ? 'UltmtDbtr' : 'UltmtCdtr'), context)
    },
  },
]
