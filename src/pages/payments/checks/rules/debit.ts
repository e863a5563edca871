import { child } from '../../../statements/formats/elements.ts'
import { type PaymentElement, textOf } from '../../formats/element.ts'
import { isCreditorId } from '../identifiers.ts'
import { type BlockSubject, dateOf } from './block.ts'
import type { Context, Rule } from './context.ts'
import { bicElement } from './parties.ts'
import type { PaymentSubject } from './payment.ts'

/** The identifier of a creditor in `CdtrSchmeId` or `OrgnlCdtrSchmeId`. */
const creditorId = (scheme: PaymentElement | undefined) => child(scheme, 'Id', 'PrvtId', 'Othr', 'Id')

function checkScheme(scheme: PaymentElement | undefined, { report }: Context): void {
  if (!scheme) return
  const id = creditorId(scheme)
  if (!id) report(scheme, 'creditorId', 'file', { reason: 'missing', expected: 'PrvtId/Othr/Id' })
  else if (!id.isInvalid && !isCreditorId(id.text))
    report(id, 'creditorId', 'file', { reason: 'checkDigits', found: id.text })
  else if (textOf(scheme, 'Id', 'PrvtId', 'Othr', 'SchmeNm', 'Prtry') !== 'SEPA')
    report(child(scheme, 'Id', 'PrvtId', 'Othr', 'SchmeNm', 'Prtry') ?? id, 'creditorId', 'file', {
      reason: 'schemeName',
      expected: 'SEPA',
    })
}

/** What holds for a block of direct debits. */
export const debitBlockRules: Rule<BlockSubject>[] = [
  { id: 'DD4, DD5', check: ({ block }, context) => checkScheme(child(block, 'CdtrSchmeId'), context) },
]

/** What holds for a direct debit. */
export const debitRules: Rule<PaymentSubject>[] = [
  {
    id: 'DD4, DD5',
    check({ payment }, context) {
      checkScheme(child(payment, 'DrctDbtTx', 'CdtrSchmeId'), context)
    },
  },
  {
    id: 'M16',
    check({ payment }, { profile, version, report }) {
      const uetr = child(payment, 'PmtId', 'UETR')
      if (uetr && profile === 'DE' && version === 'pain.008.001.08') report(uetr, 'notAccepted', 'warning')
    },
  },
  {
    id: 'DD6 to DD9',
    check({ payment, block }, context) {
      const { report, today } = context
      const mandate = child(payment, 'DrctDbtTx', 'MndtRltdInf')
      if (!child(mandate, 'MndtId')) {
        report(mandate ?? payment, 'mandate', 'transaction', { reason: 'missing', expected: 'MndtId' })
      }
      const signature = child(mandate, 'DtOfSgntr')
      if (!signature) {
        if (child(mandate, 'MndtId'))
          report(mandate ?? payment, 'mandateDate', 'transaction', {
            reason: 'missing',
            expected: 'DtOfSgntr',
          })
      } else if (!signature.isInvalid) {
        const signed = signature.text.trim().slice(0, 10)
        const collection = dateOf(block)
        if (signed > today)
          report(signature, 'mandateDate', 'transaction', { reason: 'future', found: signed })
        else if (collection && !collection.isInvalid && signed > collection.text.trim().slice(0, 10))
          report(signature, 'mandateDate', 'transaction', { reason: 'afterCollection', found: signed })
      }
      checkAmendment(mandate, { payment, block }, context)
    },
  },
]

/** Original and new values that may not be equal: the path in the amendment, and where the new value stands. */
function checkAmendment(
  mandate: PaymentElement | undefined,
  { payment, block }: PaymentSubject,
  context: Context,
): void {
  const { report } = context
  const indicator = child(mandate, 'AmdmntInd')
  const details = child(mandate, 'AmdmntInfDtls')
  const isAmended = ['true', '1'].includes(indicator?.text.trim() ?? '')
  if (indicator && isAmended && (!details || details.children.length === 0))
    report(indicator, 'amendment', 'transaction', { reason: 'withoutDetails', expected: 'AmdmntInfDtls' })
  if (!details || details.children.length === 0) return
  if (!isAmended)
    report(indicator ?? details, 'amendment', 'transaction', {
      reason: 'withoutIndicator',
      expected: 'AmdmntInd',
    })
  checkScheme(
    child(details, 'OrgnlCdtrSchmeId', 'Id') ? child(details, 'OrgnlCdtrSchmeId') : undefined,
    context,
  )
  const scheme = child(payment, 'DrctDbtTx', 'CdtrSchmeId') ?? child(block, 'CdtrSchmeId')
  const pairs: [PaymentElement | undefined, string][] = [
    [child(details, 'OrgnlMndtId'), textOf(mandate, 'MndtId')],
    [creditorId(child(details, 'OrgnlCdtrSchmeId')), creditorId(scheme)?.text ?? ''],
    [child(details, 'OrgnlCdtrSchmeId', 'Nm'), textOf(block, 'Cdtr', 'Nm')],
    [child(details, 'OrgnlDbtrAcct', 'Id', 'IBAN'), textOf(payment, 'DbtrAcct', 'Id', 'IBAN')],
    [bicElement(child(details, 'OrgnlDbtrAgt')), bicElement(child(payment, 'DbtrAgt'))?.text ?? ''],
  ]
  for (const [original, present] of pairs)
    if (original && original.text === present)
      report(original, 'amendment', 'transaction', { reason: 'unchanged', found: present })
  const agent = child(details, 'OrgnlDbtrAgt', 'FinInstnId', 'Othr', 'Id')
  if (agent?.text === 'SMNDA')
    report(agent, 'amendment', 'warning', {
      reason: 'withdrawn',
      found: 'OrgnlDbtrAgt',
      expected: 'OrgnlDbtrAcct',
    })
}

/** Local instrument, sequence type and creditor identifier that hold for a direct debit, at one level or the other. */
export function checkDebitType({ payment, block }: PaymentSubject, context: Context): void {
  const { report } = context
  const type = child(payment, 'PmtTpInf') ?? child(block, 'PmtTpInf')
  const at = type ?? block
  const instrument = child(type, 'LclInstrm', 'Cd')
  if (!instrument) report(at, 'localInstrument', 'file', { reason: 'missing', expected: 'LclInstrm' })
  else if (instrument.text !== 'CORE' && instrument.text !== 'B2B')
    report(instrument, 'localInstrument', 'file', {
      reason: 'code',
      found: instrument.text,
      expected: 'CORE B2B',
    })
  const sequence = child(type, 'SeqTp')
  if (!sequence) report(at, 'schema', 'file', { reason: 'missing', expected: 'SeqTp' })
  else if (sequence.text === 'RPRE')
    report(sequence, 'notAccepted', 'file', {
      reason: 'code',
      found: 'RPRE',
      expected: 'FRST RCUR FNAL OOFF',
    })
  if (!child(block, 'CdtrSchmeId') && !child(payment, 'DrctDbtTx', 'CdtrSchmeId'))
    report(block, 'creditorId', 'file', { reason: 'missing', expected: 'CdtrSchmeId' })
}
