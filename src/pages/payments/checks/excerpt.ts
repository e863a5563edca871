/** A line of a file: its number, and its text or the part of it that is shown. */
export type ExcerptLine = { line: number; text: string }

/** How much of a line is shown. */
const width = 150

/** Up to this many lines are shown before and after the one that is meant. */
const around = 1

/**
 * The lines of a text around each of some places, by line and column as XML readers count them (from 1).
 * @returns one excerpt a place, in their order.
 */
export function excerpts(text: string, places: readonly { line: number; column: number }[]): ExcerptLine[][] {
  const wanted = new Set(places.flatMap(({ line }) => [line - around, line, line + around]))
  const last = Math.max(...wanted)
  const lines = new Map<number, [start: number, end: number]>()
  const ends = /\r\n?|\n/g
  let start = 0
  for (let line = 1; line <= last && start <= text.length; line++) {
    ends.lastIndex = start
    const end = ends.exec(text)
    if (wanted.has(line)) lines.set(line, [start, end?.index ?? text.length])
    if (!end) break
    start = ends.lastIndex
  }
  return places.map(({ line, column }) => {
    const shown = [line - around, line, line + around].flatMap(each => {
      const found = lines.get(each)
      if (!found) return []
      const [from, to] = found
      // What comes before the place is worth less than what follows.
      const before = from + column - 1 - width / 3
      const first = to - from > width ? Math.floor(Math.max(from, Math.min(before, to - width))) : from
      const until = Math.min(to, first + width)
      const part = text.slice(first, until).replaceAll('\t', '  ')
      return [{ line: each, text: (first > from ? '…' : '') + part + (until < to ? '…' : '') }]
    })
    return withoutIndent(shown)
  })
}

/** The lines without the indentation that all of them share. */
function withoutIndent(lines: ExcerptLine[]): ExcerptLine[] {
  const written = lines.filter(({ text }) => text.trim() !== '')
  const indent = Math.min(...written.map(({ text }) => text.length - text.trimStart().length))
  return Number.isFinite(indent) ? lines.map(each => ({ ...each, text: each.text.slice(indent) })) : lines
}
