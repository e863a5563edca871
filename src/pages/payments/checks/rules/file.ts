import { child } from '../../../statements/formats/elements.ts'
import { type PaymentElement, textOf } from '../../formats/element.ts'
import type { Rule } from './context.ts'
import { checkParty } from './parties.ts'

/** What holds for the group header. */
export const headerRules: Rule<PaymentElement>[] = [
  {
    id: 'M17',
    check(header, { profile, message, report }) {
      const created = child(header, 'CreDtTm')
      if (!created || created.isInvalid || profile !== 'AT' || message !== 'pain.001') return
      const found = created.text.trim()
      if (!/(Z|[+-]\d\d:\d\d)$/.test(found))
        report(created, 'dateTime', 'file', { reason: 'offsetMissing', found })
      else if (/\.(?!\d{0,2}[1-9]\D)/.test(found))
        report(created, 'dateTime', 'file', {
          reason: 'fraction',
          found,
          expected: found.replace(/\.\d+/, ''),
        })
    },
  },
  {
    id: 'X1',
    check: (header, context) => checkParty(child(header, 'InitgPty'), context),
  },
  {
    id: 'C2',
    check(header, { profile, report }) {
      if ((profile === 'DE' || profile === 'AT') && !child(header, 'CtrlSum'))
        report(header, 'controlSumMissing', 'file', { reason: 'missing', expected: 'CtrlSum' })
    },
  },
  {
    id: 'DD13',
    check(header, { profile, message, ownCountry, report }) {
      const party = child(header, 'InitgPty')
      if (
        message === 'pain.008' &&
        profile === 'SEPA' &&
        ownCountry === 'ES' &&
        party &&
        !textOf(party, 'Id')
      )
        if (!child(party, 'Id')) report(party, 'creditorId', 'warning', { reason: 'initiator' })
    },
  },
]
