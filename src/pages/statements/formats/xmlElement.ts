import { parseXmlAmount } from './amount.ts'
import { xmlDay } from './days.ts'
import { child } from './elements.ts'
import { plainText } from './plainText.ts'
import type { Amount, Day, Place, Problem } from './types.ts'

/** An element of an XML file, without its namespace prefix. */
export type XmlElement = {
  name: string
  attributes: Record<string, string>
  /** The text directly in it. */
  text: string
  children: XmlElement[]
  /** The line of its start tag. */
  line: number
}

/** The text at the end of a path; empty if there is none. */
export function textOf(element: XmlElement | undefined, ...path: string[]): string {
  return plainText(child(element, ...path)?.text ?? '')
}

/** `Amt` with its currency and the sign of `CdtDbtInd`; undefined, with a problem, if one of them is missing. */
export function readAmount(
  element: XmlElement,
  tag: string,
  problems: Problem[],
): { amount: Amount; currency: string } | undefined {
  const written = textOf(element, 'Amt')
  const amount = parseXmlAmount(written)
  const side = textOf(element, 'CdtDbtInd')
  const place = (name: string): Place => ({
    line: child(element, name)?.line ?? element.line,
    tag: `${tag}/${name}`,
  })
  const isSide = side === 'CRDT' || side === 'DBIT'
  if (amount === undefined) problems.push({ code: 'amount', ...place('Amt'), found: written })
  if (!isSide) problems.push({ code: 'sign', ...place('CdtDbtInd'), found: side })
  if (amount === undefined || !isSide) return undefined
  const currency = child(element, 'Amt')?.attributes.Ccy ?? ''
  return { amount: side === 'DBIT' ? -amount : amount, currency }
}

/** The date in an element, as `Dt` or `DtTm`, or with a prefix as `FrDtTm`; undefined if it holds none. */
export function readDay(
  element: XmlElement | undefined,
  tag: string,
  problems: Problem[],
  prefix = '',
): Day | undefined {
  const written = textOf(element, `${prefix}Dt`) || textOf(element, `${prefix}DtTm`)
  const day = xmlDay(written)
  if (!day && written) problems.push({ code: 'date', line: element?.line ?? 1, tag, found: written })
  return day
}
