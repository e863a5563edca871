import { readCamt } from './camt.ts'
import { readCfonb120 } from './cfonb120.ts'
import { readCoda } from './coda.ts'
import { detach } from './detach.ts'
import { limitProblems } from './limitProblems.ts'
import { readMt940, readMt942 } from './mt940.ts'
import { piecesOf, type Text } from './pieces.ts'
import { recognise } from './recognise.ts'
import type { Format, OnPiece, Reading, Statement } from './types.ts'

const readers: Record<Format, (text: Text, onPiece?: OnPiece) => Reading> = {
  mt940: readMt940,
  mt942: readMt942,
  camt052: (text, onPiece) => readCamt(text, 'camt052', onPiece),
  camt053: (text, onPiece) => readCamt(text, 'camt053', onPiece),
  camt054: (text, onPiece) => readCamt(text, 'camt054', onPiece),
  cfonb120: readCfonb120,
  coda: readCoda,
}

/** Frees each piece of a text once it has been read, by detaching its movements. */
function detacher(): (statements: readonly Statement[], isEnd: boolean) => void {
  const known = new Map<string, string>()
  let statement = 0
  let done = 0
  return (statements, isEnd) => {
    for (; statement < statements.length; statement++, done = 0) {
      const { movements } = statements[statement] as Statement
      const isOpen = statement === statements.length - 1 && !isEnd
      // What follows the last movement may still belong to it.
      const end = isOpen ? Math.max(done, movements.length - 1) : movements.length
      detach(movements.slice(done, end), known)
      done = end
      if (isOpen) break
    }
  }
}

/** How much of a text tells its format, in characters. */
const telling = 1 << 16

/** Reads a text in the format that it has, which its beginning tells. */
export function readText(text: Text, onPiece?: OnPiece): Reading {
  const pieces = piecesOf(text)[Symbol.iterator]()
  let start = ''
  for (let next = pieces.next(); !next.done; next = pieces.next()) {
    start += next.value
    if (start.trimStart().length >= telling) break
  }
  const found = recognise(start)
  if ('code' in found) return { format: undefined, statements: [], problems: [found] }
  function* all(): Generator<string> {
    yield start
    for (let next = pieces.next(); !next.done; next = pieces.next()) yield next.value
  }
  const detachRead = detacher()
  const reading = readers[found.format](all(), statements => {
    detachRead(statements, false)
    onPiece?.(statements)
  })
  detachRead(reading.statements, true)
  return { ...reading, problems: limitProblems(reading.problems) }
}
