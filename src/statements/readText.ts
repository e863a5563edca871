import { readCamt053 } from './camt053.ts'
import { readCfonb120 } from './cfonb120.ts'
import { readMt940 } from './mt940.ts'
import { recognise } from './recognise.ts'
import type { Format, Reading } from './types.ts'

const readers: Record<Format, (text: string) => Reading> = {
  mt940: readMt940,
  camt053: readCamt053,
  cfonb120: readCfonb120,
}

/** How many problems of a file are kept; who has more needs another file. */
const limit = 500

/** A reading with as many problems as a reader can use, each with a short excerpt. */
function limitProblems(reading: Reading): Reading {
  const problems = reading.problems
    .slice(0, limit)
    .map(problem => (problem.found ? { ...problem, found: problem.found.slice(0, 40) } : problem))
  const more = reading.problems.length - limit
  return { ...reading, problems: more > 0 ? [...problems, { code: 'more', found: String(more) }] : problems }
}

/** Reads a text in the format that it has. */
export function readText(text: string): Reading {
  const found = recognise(text)
  if ('code' in found) return { format: undefined, statements: [], problems: [found] }
  return limitProblems(readers[found.format](text))
}
