import type { Transfer } from './transfer.ts'

type Element = { name: string; attribute?: string; content: string | Element[] }

/** A line of XML: wrappers are the elements that hold nothing but the one of the line. */
export type XmlLine = { indent: number; wrappers: string[]; open?: string; text?: string; close?: string }

const element = (name: string, content: string | Element[], attribute = ''): Element => ({
  name,
  content,
  attribute,
})

/** An element as indented lines; one that holds a single element shares that one's line. */
function print({ name, content, attribute }: Element, indent = 0, wrappers: string[] = []): XmlLine[] {
  const open = `<${name}${attribute}>`
  const close = `</${name}>`
  if (typeof content === 'string') return [{ indent, wrappers, open, text: content, close }]
  const [only, ...others] = content
  if (only && others.length === 0) return print(only, indent, [...wrappers, name])
  return [
    { indent, wrappers, open },
    ...content.flatMap(child => print(child, indent + 1)),
    { indent, wrappers, close },
  ]
}

/**
 * The same request in euros as pain.001.001.09 writes it, in the order of its schema; an extract, from the payment's
 * reference to its remittance information. Town and country stand in elements of their own.
 * @example an amount of 412880 // { indent: 1, wrappers: ['Amt'], open: '<InstdAmt Ccy="EUR">', text: '412880.00', … }
 */
export function pain001({ batch, day, reference, amount, debtor, creditor }: Transfer): XmlLine[] {
  return [
    element('PmtInfId', batch),
    element('ReqdExctnDt', [element('Dt', day)]),
    element('Dbtr', [element('Nm', debtor.name)]),
    element('ChrgBr', 'SLEV'),
    element('CdtTrfTxInf', [
      element('PmtId', [element('EndToEndId', reference)]),
      element('Amt', [element('InstdAmt', amount.toFixed(2), ' Ccy="EUR"')]),
      element('Cdtr', [
        element('Nm', creditor.name),
        element('PstlAdr', [element('TwnNm', creditor.town), element('Ctry', creditor.country.code)]),
      ]),
      element('CdtrAcct', [element('Id', [element('IBAN', creditor.account)])]),
      element('RmtInf', [element('Ustrd', reference)]),
    ]),
  ].flatMap(part => print(part))
}
