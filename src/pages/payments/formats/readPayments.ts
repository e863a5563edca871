import { SaxesParser } from 'saxes'
import type { PaymentElement } from './element.ts'
import { roots } from './schemaTypes.ts'
import { type ContentType, enterChild, leaveElement, rootType } from './structure.ts'
import type { Problem } from './types.ts'

/** What is read of a file, piece by piece, in the file's order. */
export type Listener = {
  /** @param at the element that the problem is about, if it is about one. */
  onProblem: (problem: Problem, at?: PaymentElement) => void
  onDocument: (document: { version: string; prefix: string; root: PaymentElement }) => void
  /** What stands in `Document`, when its start tag has been read. */
  onMessage: (content: PaymentElement) => void
  /** The group header, whole. */
  onHeader: (header: PaymentElement) => void
  /** What stands in a block before its first payment, with that payment, before the payment itself is told. */
  onBlock: (block: PaymentElement, first: PaymentElement | undefined) => void
  onPayment: (payment: PaymentElement, block: PaymentElement) => void
  onBlockEnd: (block: PaymentElement) => void
}

/** Ends the parser where reading on makes no sense. */
class Stop extends Error {}

/** The message that a namespace names, such as `pain.001.001.09`, without a country's suffix; else its last part. */
const versionOf = (namespace: string) =>
  /[a-z]{4}\.\d{3}\.\d{3}\.\d{2}/.exec(namespace)?.[0] ?? /[^:/]*$/.exec(namespace)?.[0] ?? ''

const paymentNames = new Set(['CdtTrfTxInf', 'DrctDbtTxInf'])

/**
 * Reads a payment file from its start to its end, or to its first fault in XML, and checks its structure by its version.
 * A payment is forgotten once it has been told, so that a large file needs no more memory than its largest part.
 * @returns if the file could be read to its end. A document type is refused: entities can grow without end.
 */
export function readPayments(text: string, listener: Listener): boolean {
  const parser = new SaxesParser()
  let current: PaymentElement | undefined
  let lastClosed: PaymentElement | undefined
  let start = { line: 1, column: 1 }
  let block: PaymentElement | undefined
  let payment: PaymentElement | undefined
  let isBlockTold = false
  let version = ''

  const elementAt = (
    name: string,
    attributes: Record<string, string>,
    type: ContentType | undefined,
    parent: PaymentElement | undefined,
  ): PaymentElement => ({
    name,
    ...start,
    attributes,
    type,
    parent,
    children: [],
    text: '',
    isInvalid: false,
    hasCdata: false,
    order: -1,
    counts: undefined,
  })
  const structure = (element: PaymentElement, at: PaymentElement, fault: ReturnType<typeof leaveElement>) => {
    if (!fault) return
    element.isInvalid = true
    const isEmpty = at.type?.test && fault.reason === 'length' && at.text === ''
    listener.onProblem(
      {
        code: isEmpty ? 'empty' : 'schema',
        severity: 'file',
        line: at.line,
        column: at.column,
        element: at.name,
        ...fault,
      },
      at,
    )
  }
  const stop = (code: 'xml' | 'doctype', at: { line: number; column: number }, found?: string) => {
    listener.onProblem({
      code,
      severity: 'file',
      line: at.line,
      column: at.column,
      element: '',
      ...(found && { found }),
    })
    throw new Stop()
  }
  const tellBlock = () => {
    if (block && !isBlockTold) listener.onBlock(block, payment)
    isBlockTold = true
  }
  const addText = (piece: string) => {
    if (current) current.text += piece
  }
  parser.on('error', error => {
    const unclosed = /unexpected close tag/.test(error.message)
      ? lastClosed
      : /unclosed tag/.test(error.message)
        ? current
        : undefined
    stop('xml', unclosed ?? { line: parser.line, column: parser.column + 1 }, unclosed?.name)
  })
  parser.on('doctype', () => stop('doctype', { line: parser.line, column: parser.column + 1 }))
  parser.on('text', addText)
  parser.on('cdata', piece => {
    addText(piece)
    if (current) current.hasCdata = true
  })
  parser.on('opentagstart', ({ name }) => {
    // The parser stands behind the name: on white space, `/` or `>`.
    start = { line: parser.line, column: Math.max(parser.column - name.length - 1, 1) }
  })
  parser.on('opentag', ({ name, attributes }) => {
    const colon = name.indexOf(':')
    const local = colon < 0 ? name : name.slice(colon + 1)
    let type: ContentType | undefined
    let fault: ReturnType<typeof leaveElement>
    if (!current) {
      const prefix = colon < 0 ? '' : name.slice(0, colon)
      const namespace = attributes[prefix ? `xmlns:${prefix}` : 'xmlns'] ?? ''
      const root = elementAt(local, attributes, undefined, undefined)
      version = versionOf(namespace)
      listener.onDocument({ version, prefix, root })
      current = root
      return
    }
    if (!current.parent) {
      if (roots[version]?.element === local) type = rootType(version)
    } else ({ type, fault } = enterChild(current, local))
    const element = elementAt(local, attributes, type, current)
    if (!current.parent) listener.onMessage(element)
    structure(current, element, fault)
    if (paymentNames.has(local) && current === block) {
      payment = element
    } else if (local === 'PmtInf' && !block) {
      block = element
      isBlockTold = false
    }
    current = element
  })
  parser.on('closetag', () => {
    const element = current
    if (!element) return
    current = element.parent
    lastClosed = element
    const root = roots[version]
    if (!element.parent && element.children.length === 0 && root)
      structure(element, element, { reason: 'missing', expected: root.element })
    structure(element, element, leaveElement(element))
    if (element === payment && block) {
      tellBlock()
      payment = undefined
      listener.onPayment(element, block)
      return
    }
    if (element === block) {
      tellBlock()
      listener.onBlockEnd(element)
      block = undefined
      return
    }
    if (element.name === 'GrpHdr' && element.parent?.parent && !element.parent.parent.parent)
      listener.onHeader(element)
    element.parent?.children.push(element)
  })
  try {
    parser.write(text).close()
    return true
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    tellBlock()
    return false
  }
}
