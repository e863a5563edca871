import { parseDecimal } from './amount.ts'
import { xmlDay } from './days.ts'
import type { Amount, Day, Problem } from './types.ts'

/** The children of an element that have a name, whatever their namespace. */
export function children(element: Element | undefined, name: string): Element[] {
  const found: Element[] = []
  for (let each = element?.firstElementChild; each; each = each.nextElementSibling)
    if (each.localName === name) found.push(each)
  return found
}

/** The first child with a name, or what is found by following a path of names. */
export function child(element: Element | undefined, ...path: string[]): Element | undefined {
  let found = element
  for (const name of path) {
    let each = found?.firstElementChild
    while (each && each.localName !== name) each = each.nextElementSibling
    found = each ?? undefined
  }
  return found
}

/** The text at the end of a path; empty if there is none. */
export const textOf = (element: Element | undefined, ...path: string[]): string =>
  child(element, ...path)
    ?.textContent?.replace(/\s+/g, ' ')
    .trim() ?? ''

/** `Amt` with its currency and the sign of `CdtDbtInd`; undefined, with a problem, if one of them is missing. */
export function readAmount(
  element: Element,
  tag: string,
  problems: Problem[],
): { amount: Amount; currency: string } | undefined {
  const written = textOf(element, 'Amt')
  const amount = parseDecimal(written, '.')
  const side = textOf(element, 'CdtDbtInd')
  if (amount === undefined) problems.push({ code: 'amount', tag: `${tag}/Amt`, found: written })
  if (side !== 'CRDT' && side !== 'DBIT')
    problems.push({ code: 'sign', tag: `${tag}/CdtDbtInd`, found: side })
  if (amount === undefined || (side !== 'CRDT' && side !== 'DBIT')) return undefined
  const currency = child(element, 'Amt')?.getAttribute('Ccy') ?? ''
  return { amount: side === 'DBIT' ? -amount : amount, currency }
}

/** The date in an element, as `Dt` or `DtTm`, or with a prefix as `FrDtTm`; undefined if it holds none. */
export function readDay(
  element: Element | undefined,
  tag: string,
  problems: Problem[],
  prefix = '',
): Day | undefined {
  const written = textOf(element, `${prefix}Dt`) || textOf(element, `${prefix}DtTm`)
  const day = xmlDay(written)
  if (!day && written) problems.push({ code: 'date', tag, found: written })
  return day
}
