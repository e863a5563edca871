import { accounts, batch, group } from '../../../../components/illustrations/cast.ts'

/** A party as both messages need it: the old one writes its town and country as one line, the new one apart. */
export type Party = { name: string; account: string }
export type Transfer = {
  batch: string
  day: string
  reference: string
  amount: number
  debtor: Party
  creditor: Party & { town: string; country: { code: string; name: string } }
}

const [row] = batch.rows
const account = accounts.find(({ bank }) => bank === batch.bank)
if (!row || !account) throw new Error('The batch that waits has no transfer, or its bank no account.')

const packed = (number: string) => number.replaceAll(' ', '')

/** The largest transfer of the batch that waits, as it is ordered from the bank. */
export const transfer: Transfer = {
  batch: packed(batch.name),
  day: batch.execution,
  reference: row.invoice,
  amount: row.amount,
  debtor: { name: group.name, account: packed(account.number) },
  creditor: {
    name: row.payee,
    account: packed(row.account),
    town: 'Lyon',
    country: { code: 'FR', name: 'France' },
  },
}

/** A line of a SWIFT message; a field begins with its tag, and its further lines have none. */
export type Mt101Line = { tag?: string; text: string; creditor?: boolean; address?: boolean }

/**
 * A request for transfer in euros as an MT101 writes it, in capitals: the payee's town and country are free text.
 * @example an amount of 412880 // { tag: ':32B:', text: 'EUR412880,00' }
 */
export function mt101({ batch, day, reference, amount, debtor, creditor }: Transfer): Mt101Line[] {
  const { town, country } = creditor
  return [
    { tag: ':20:', text: batch },
    { tag: ':50H:', text: `/${debtor.account}` },
    { text: debtor.name.toUpperCase() },
    { tag: ':30:', text: day.slice(2).replaceAll('-', '') },
    { tag: ':21:', text: reference },
    { tag: ':32B:', text: `EUR${amount.toFixed(2).replace('.', ',')}` },
    { tag: ':59:', text: `/${creditor.account}`, creditor: true },
    { text: creditor.name.toUpperCase(), creditor: true },
    { text: `${town} ${country.name}`.toUpperCase(), creditor: true, address: true },
    { tag: ':70:', text: reference },
    { tag: ':71A:', text: 'SHA' },
  ]
}

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
