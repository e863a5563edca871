import type { Format, Place } from './types.ts'

/** Where something stands, and the text that is there if it is known. */
type Found = Place & { found?: string }

/** What stands around a place in a file; the place itself is `marked`. */
export type Excerpt = { before: string; marked: string; after: string }

/** How much of a line is shown before and after the place. */
const around = 90

/** Formats whose files may come without line breaks; a record then counts as a line. */
const recordSize: Partial<Record<Format, number>> = { cfonb120: 120, coda: 128 }

/** The start of lines, counted as the readers do, for those that are asked for. */
function lineStarts(text: string, lines: ReadonlySet<number>, size: number | undefined): Map<number, number> {
  const starts = new Map<number, number>()
  const last = Math.max(0, ...lines)
  const isBroken = /[\r\n]/.test(size ? text.slice(0, size + 2) : text)
  if (size && !isBroken) {
    for (const line of lines) starts.set(line, (line - 1) * size)
    return starts
  }
  const breaks = /\r\n?|\n/g
  let start = 0
  for (let line = 1; line <= last; line++) {
    if (lines.has(line)) starts.set(line, start)
    if (!breaks.exec(text)) break
    start = breaks.lastIndex
  }
  return starts
}

/** The place of an element in an XML file, by its path: `Stmt[1]/Ntry[2]/Amt`. */
function elementAt(text: string, path: string): number | undefined {
  let at = 0
  for (const step of path.split('/')) {
    const [, name = '', count = '1'] = /^(\w+)(?:\[(\d+)\])?$/.exec(step) ?? []
    const tag = new RegExp(`<(?:[\\w.-]+:)?${name}(?=[\\s>/])`, 'g')
    tag.lastIndex = at
    for (let left = Number(count); left > 0; left--) {
      const found = tag.exec(text)
      // What is missing is shown by the element that it is missing in.
      if (!found) return at > 0 ? at : undefined
      at = found.index
    }
  }
  return at
}

const shorten = (text: string, from: 'start' | 'end') =>
  text.length <= around
    ? text
    : from === 'start'
      ? `${text.slice(0, around)}…`
      : `…${text.slice(text.length - around)}`

// Control characters other than tabs would not be seen.
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above
const visible = (text: string) => text.replace(/[\x00-\x08\x0b-\x1f]/g, '\ufffd')

/** The text around the place of a problem. */
function excerptAt(text: string, start: number, end: number, problem: Found, path?: string): Excerpt {
  const line = text.slice(start, end)
  const { column, found = '' } = problem
  const element = path && end - start > 2 * around ? elementAt(text, path) : undefined
  const inLine = element !== undefined && element >= start && element < end ? element - start : undefined
  let at = column === undefined ? (inLine ?? 0) : column - 1
  const named = found ? line.indexOf(found, Math.max(0, at)) : -1
  if (named >= 0 && (column === undefined || named === at)) at = named
  const length =
    named === at && found ? found.length : column === undefined && inLine === undefined ? line.length : 1
  const isWhole = length === line.length
  const marked = isWhole ? shorten(line, 'start') : line.slice(at, at + length)
  return {
    before: visible(shorten(line.slice(0, at), 'end')),
    marked: visible(marked),
    after: visible(shorten(line.slice(at + length), 'start')),
  }
}

/**
 * The raw text around each problem, with its place marked; undefined for those that are about the whole file.
 * @param text of the file, as it was decoded.
 */
export function excerptsOf(
  text: string,
  format: Format | undefined,
  problems: readonly Found[],
): (Excerpt | undefined)[] {
  const size = format && recordSize[format]
  const lines = new Set(problems.flatMap(({ line }) => line ?? []))
  const starts = lineStarts(text, lines, size)
  const isBroken = /[\r\n]/.test(text.slice(0, 4096))
  return problems.map(problem => {
    const start = problem.line === undefined ? undefined : starts.get(problem.line)
    if (start === undefined || start >= text.length) return undefined
    const length = size && !isBroken ? size : text.slice(start).search(/[\r\n]/)
    const end = length < 0 ? text.length : start + length
    const path = format?.startsWith('camt') ? problem.tag : undefined
    return excerptAt(text, start, end, problem, path)
  })
}
