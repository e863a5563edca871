import { readCamt } from './camt.ts'
import { readCfonb120 } from './cfonb120.ts'
import { readCoda } from './coda.ts'
import { limitProblems } from './limitProblems.ts'
import { readMt940, readMt942 } from './mt940.ts'
import { recognise } from './recognise.ts'
import type { Format, OnProgress, Reading } from './types.ts'

const readers: Record<Format, (text: string, onProgress?: OnProgress) => Reading> = {
  mt940: readMt940,
  mt942: readMt942,
  camt052: (text, onProgress) => readCamt(text, 'camt052', onProgress),
  camt053: (text, onProgress) => readCamt(text, 'camt053', onProgress),
  camt054: (text, onProgress) => readCamt(text, 'camt054', onProgress),
  cfonb120: readCfonb120,
  coda: readCoda,
}

/** Reads a text in the format that it has. */
export function readText(text: string, onProgress?: OnProgress): Reading {
  const found = recognise(text)
  if ('code' in found) return { format: undefined, statements: [], problems: [found] }
  const reading = readers[found.format](text, onProgress)
  return { ...reading, problems: limitProblems(reading.problems) }
}
