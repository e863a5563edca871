import { readCfonb120 } from './cfonb120.ts'
import { readMt940 } from './mt940.ts'
import { recognise } from './recognise.ts'
import type { Problem, Reading } from './types.ts'

const failed = (problem: Problem): Reading => ({ format: undefined, statements: [], problems: [problem] })

/** Reads a text in the format that it has; XML is handed back, for the platform's parser to read. */
export function readText(text: string): Reading | { xml: string } {
  const found = recognise(text)
  if ('code' in found) return failed(found)
  if (found.format === 'mt940') return readMt940(text)
  if (found.format === 'cfonb120') return readCfonb120(text)
  // Entities that a document declares itself can grow without end, or fetch files: no bank needs them.
  const declaration = /<!(DOCTYPE|ENTITY)/i.exec(text)
  if (!declaration) return { xml: text }
  const line = text.slice(0, declaration.index).split('\n').length
  return failed({ code: 'doctype', line, tag: declaration[0] })
}
