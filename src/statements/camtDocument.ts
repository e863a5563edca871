import type { Problem } from './types.ts'

/** Where the platform's parser gave up, as Chromium, WebKit, Firefox and jsdom each say it. */
function faultOf(document: Document): { line?: number; column?: number } | undefined {
  const message = document.getElementsByTagNameNS('*', 'parsererror')[0]?.textContent
  if (message === undefined || message === null) return undefined
  const [, line, column] = /(?:line (?:number )?|^)(\d+)(?::|,| at) ?(?:column )?(\d+)/i.exec(message) ?? []
  return line ? { line: Number(line), column: Number(column) } : {}
}

/** How many characters stand before a line, counted from 1. */
function startOf(line: number, text: string): number {
  let at = 0
  for (let count = 1; count < line; count++) at = text.indexOf('\n', at) + 1 || text.length
  return at
}

/** The text up to the last element that is whole before a fault, with what is open there closed. */
function closeAfterLast(text: string): string | undefined {
  const last = [...text.matchAll(/<\/((?:[\w.-]+:)?)(Ntry|Bal|Acct|Stmt)\s*>/g)].at(-1)
  if (!last) return undefined
  const [end, prefix, name] = last
  const open = [...(name === 'Stmt' ? [] : ['Stmt']), 'BkToCstmrStmt', 'Document']
  return text.slice(0, last.index + end.length) + open.map(each => `</${prefix}${each}>`).join('')
}

/**
 * The document of an XML text. Of a text that is cut off or damaged, what stands before the fault is read, and the fault
 * is reported; the document is undefined if nothing can be read.
 * @param parse the platform's parser: `text => new DOMParser().parseFromString(text, 'application/xml')`.
 */
export function readDocument(
  text: string,
  parse: (text: string) => Document,
): { document: Document | undefined; problems: Problem[] } {
  const whole = parse(text)
  const fault = faultOf(whole)
  if (!fault) return { document: whole, problems: [] }
  const end = fault.line ? startOf(fault.line, text) + (fault.column ?? 1) : text.length
  const readable = closeAfterLast(text.slice(0, end))
  const document = readable === undefined ? undefined : parse(readable)
  return {
    document: document && !faultOf(document) ? document : undefined,
    problems: [{ code: 'xml', ...fault }],
  }
}
