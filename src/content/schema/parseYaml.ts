import { type Document, LineCounter, parseDocument, visit } from 'yaml'

/** A message about a line of YAML, counted from 1. */
type Remark = { line: number; text: string }

type Parsed = {
  /** Undefined if it could not be read. */
  value: unknown
  /** The first fault, if any. */
  fault?: Remark
  /** Valid YAML that probably drops a part of a value, such as an unquoted `#`. */
  losses: Remark[]
}

const inQuotes = 'Fix: put the whole value in quotes'

/** Finds values that end at what YAML takes for a comment, or begin after what it takes for an anchor or a tag. */
function lossesOf(document: Document, lineAt: (offset: number) => number): Remark[] {
  const losses: Remark[] = []
  const add = (offset: number, lost: string, kind: string, fix = inQuotes) =>
    losses.push({ line: lineAt(offset), text: `“${lost}” is read as ${kind} and left out. ${fix}.` })
  const aliases = new Set<string>()
  visit(document, { Alias: (_key, { source }) => void aliases.add(source) })
  visit(document, {
    Scalar(key, { type, value, anchor, tag, srcToken }) {
      if (key === 'key' || !srcToken) return
      if (anchor && !aliases.has(anchor)) add(srcToken.offset, `&${anchor}`, 'an anchor')
      if (tag?.startsWith('!')) add(srcToken.offset, tag, 'a tag')
      // A comment after a number or a date cannot be a part of it.
      if (type !== 'PLAIN' || typeof value !== 'string' || /^\d{4}-\d\d-\d\d$/.test(value)) return
      const after = 'end' in srcToken ? (srcToken.end ?? []) : []
      for (const token of after) {
        if (token.type === 'newline') break
        if (token.type === 'comment')
          add(token.offset, token.source, 'a comment', `${inQuotes}, or the comment on a line of its own`)
      }
    },
  })
  return losses
}

/**
 * Reads YAML, which begins on line `firstLine` of its file.
 * @example parseYaml('title: Les taux # 2')
 * // { value: { title: 'Les taux' }, losses: [{ line: 1, text: '“# 2” is read as a comment and left out. Fix: …' }] }
 */
export function parseYaml(source: string, firstLine = 1): Parsed {
  const lines = new LineCounter()
  const lineAt = (offset: number) => firstLine - 1 + lines.linePos(offset).line
  // Unknown tags are reported here; the package would print them to the console.
  const document = parseDocument(source, { keepSourceTokens: true, lineCounter: lines, logLevel: 'error' })
  const [error] = document.errors
  if (error) {
    const [line = ''] = error.message.split('\n')
    const text = `YAML: ${line.replace(/ at line \d+, column \d+:?$/, '')}; fix this line or the one before`
    return { value: undefined, fault: { line: lineAt(error.pos[0]), text }, losses: [] }
  }
  return { value: document.toJS(), losses: lossesOf(document, lineAt) }
}
