import { SaxesParser } from 'saxes'
import { piecesOf, type Text } from './pieces.ts'
import type { Problem } from './types.ts'
import type { XmlElement } from './xmlElement.ts'

/** Stops the parser where reading on makes no sense. */
class Stop extends Error {}

/**
 * Reads an XML file from its start to its end, or to its first fault.
 * @param onClose called with each element that is whole and its parent; what it returns true for is not kept in the
 * parent, so that a large file needs no more memory than its largest part.
 * @param onPiece called when a piece of the text has been read.
 * @returns the problem that ended the reading before the end. A file that declares its own document type is not read:
 * entities can grow without end or fetch files, and no bank needs them.
 */
export function readXml(
  text: Text,
  onClose: (element: XmlElement, parent: XmlElement) => boolean,
  onPiece?: () => void,
): Problem | undefined {
  const parser = new SaxesParser()
  const open: XmlElement[] = []
  let problem: Problem | undefined
  const stop = (code: 'xml' | 'doctype') => {
    problem = { code, line: parser.line, column: parser.column + 1 }
    throw new Stop()
  }
  const addText = (piece: string) => {
    const current = open.at(-1)
    if (current) current.text += piece
  }
  parser.on('error', () => stop('xml'))
  parser.on('doctype', () => stop('doctype'))
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('opentag', ({ name, attributes }) => {
    const local = name.slice(name.indexOf(':') + 1)
    open.push({ name: local, attributes, text: '', children: [], line: parser.line })
  })
  parser.on('closetag', () => {
    const element = open.pop()
    const parent = open.at(-1)
    if (element && parent && !onClose(element, parent)) parent.children.push(element)
  })
  try {
    for (const piece of piecesOf(text)) {
      parser.write(piece)
      onPiece?.()
    }
    parser.close()
  } catch (error) {
    if (!(error instanceof Stop)) throw error
  }
  return problem
}
