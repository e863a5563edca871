import { parseXmlAmount, toDecimal } from './amount.ts'
import { currencyDecimals } from './currencies.ts'
import { child, children } from './elements.ts'
import type { Amount } from './types.ts'
import { textOf, type XmlElement } from './xmlElement.ts'

/** Charges of an element: what they sum up to in the account's currency, and each as text. */
export function readCharges(element: XmlElement, currency: string): { total?: Amount; texts: string[] } {
  // Version 02 repeats the element, later ones hold records.
  const found = children(element, 'Chrgs')
  if (found.length === 0) return { texts: [] }
  const all = found.flatMap(charges => {
    const records = children(charges, 'Rcrd')
    if (records.length > 0) return records
    return [charges]
  })
  let total: Amount | undefined
  const texts: string[] = []
  for (const record of all) {
    const amount = child(record, 'Amt') ?? child(record, 'TtlChrgsAndTaxAmt')
    const size = amount && parseXmlAmount(textOf(amount))
    if (!size) continue
    const named = amount.attributes.Ccy ?? ''
    const isRefund = textOf(record, 'CdtDbtInd') === 'CRDT'
    texts.push(`CHGS ${named} ${toDecimal(size, currencyDecimals(named))}`)
    if (named === currency) total = (total ?? 0n) + (isRefund ? size : -size)
  }
  return { ...(total !== undefined && { total }), texts }
}

/** The amount before it was exchanged, and the rate: `OCMT USD 100.00 · EXCH 0.92`. */
export function exchangeOf(details: XmlElement | undefined, currency: string): string[] {
  const amounts = child(details, 'AmtDtls')
  if (!amounts) return []
  const found = ['InstdAmt', 'TxAmt', 'CntrValAmt', 'AnncdPstngAmt']
    .map(name => child(amounts, name))
    .filter(each => each !== undefined)
  const foreign = found
    .map(each => child(each, 'Amt') ?? each)
    .find(amount => amount.attributes.Ccy && amount.attributes.Ccy !== currency && textOf(amount))
  const rate = found.map(each => textOf(each, 'CcyXchg', 'XchgRate')).find(Boolean)
  return [
    foreign ? `OCMT ${foreign.attributes.Ccy} ${textOf(foreign)}` : '',
    rate ? `EXCH ${rate}` : '',
  ].filter(Boolean)
}
