import { child } from '../../statements/formats/elements.ts'
import type { ContentType } from './structure.ts'

/** An element of a payment file, without its namespace prefix. */
export type PaymentElement = {
  name: string
  line: number
  column: number
  attributes: Record<string, string>
  type: ContentType | undefined
  parent: PaymentElement | undefined
  children: PaymentElement[]
  text: string
  /** Its value is not what its type allows: rules about the value do not apply. */
  isInvalid: boolean
  hasCdata: boolean
  /** The place of its latest child in the order of its type; -1 before the first. */
  order: number
  /** How often each child stood, by that place. */
  counts: number[] | undefined
}

/** The text at the end of a path without surrounding white space; empty if there is none. */
export const textOf = (element: PaymentElement | undefined, ...path: string[]): string =>
  child(element, ...path)?.text.trim() ?? ''
