import { readCfonb120 } from './cfonb120.ts'
import { readMt940 } from './mt940.ts'
import { recognise } from './recognise.ts'
import type { Problem, Reading } from './types.ts'

/** How many problems of a file are kept; who has more needs another file. */
const limit = 500

/** A reading with as many problems as a reader can use, each with a short excerpt. */
export function limitProblems(reading: Reading): Reading {
  const problems = reading.problems
    .slice(0, limit)
    .map(problem => (problem.found ? { ...problem, found: problem.found.slice(0, 40) } : problem))
  const more = reading.problems.length - limit
  return { ...reading, problems: more > 0 ? [...problems, { code: 'more', found: String(more) }] : problems }
}

const failed = (problem: Problem): Reading => ({ format: undefined, statements: [], problems: [problem] })

/** Reads a text in the format that it has; XML is handed back, for the platform's parser to read. */
export function readText(text: string): Reading | { xml: string } {
  const found = recognise(text)
  if ('code' in found) return failed(found)
  if (found.format === 'mt940') return limitProblems(readMt940(text))
  if (found.format === 'cfonb120') return limitProblems(readCfonb120(text))
  // Entities that a document declares itself can grow without end, or fetch files: no bank needs them.
  const declaration = /<!(DOCTYPE|ENTITY)/i.exec(text)
  if (!declaration) return { xml: text }
  const line = text.slice(0, declaration.index).split('\n').length
  return failed({ code: 'doctype', line, tag: declaration[0] })
}
