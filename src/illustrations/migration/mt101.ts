import type { Transfer } from './transfer.ts'

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
