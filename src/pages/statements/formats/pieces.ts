/** A text, or its pieces one after the other: of a large file, never more than a piece is in memory. */
export type Text = string | Iterable<string>

/** The pieces of a text. */
export const piecesOf = (text: Text): Iterable<string> => (typeof text === 'string' ? [text] : text)

/**
 * The lines of a text, without what ends them.
 * @param ignored characters that are no part of any line.
 * @param onPiece called when all lines of a piece have been read.
 */
export function* linesOf(text: Text, ignored: RegExp, onPiece?: () => void): Generator<string> {
  let open: string[] = []
  for (const piece of piecesOf(text)) {
    const clean = piece.replace(ignored, '')
    open.push(clean)
    // The next piece may begin with the second half of a line break.
    if (/\n|\r(?=.)/s.test(clean) || open.at(-2)?.endsWith('\r')) {
      const whole = open.join('')
      const isCut = whole.endsWith('\r')
      const known = isCut ? whole.slice(0, -1) : whole
      const lines = /\r(?!\n)/.test(known) ? known.replace(/\r\n?/g, '\n') : known
      let at = 0
      for (let stop = lines.indexOf('\n'); stop >= 0; stop = lines.indexOf('\n', at)) {
        const end = stop > at && lines.charCodeAt(stop - 1) === 13 ? stop - 1 : stop
        yield lines.slice(at, end)
        at = stop + 1
      }
      open = [lines.slice(at) + (isCut ? '\r' : '')]
    }
    onPiece?.()
  }
  const last = open.join('')
  yield last.endsWith('\r') ? last.slice(0, -1) : last
}
