import type { Format, ProblemCode } from './types.ts'

/** The messages of ISO 20022 that are not statements, by the element that holds them. */
const otherMessages: Record<string, string> = {
  BkToCstmrAcctRpt: 'camt.052',
  BkToCstmrDbtCdtNtfctn: 'camt.054',
  BkSvcsBllgStmt: 'camt.086',
  CstmrCdtTrfInitn: 'pain.001',
  CstmrPmtStsRpt: 'pain.002',
  CstmrDrctDbtInitn: 'pain.008',
}

type Recognised = { format: Format } | { code: ProblemCode; found?: string }

/** The format of a text, by what stands in it; if it is no statement, what it is instead. */
export function recognise(text: string): Recognised {
  if (!text.trim()) return { code: 'empty' }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the mark of an archive
  if (/^(%PDF|PK\x03\x04)/.test(text)) return { code: 'binary' }
  const start = text.trimStart().slice(0, 4096)
  if (start.startsWith('<')) {
    const element =
      /<(?:[\w.-]+:)?(BkToCstmr\w+|BkSvcsBllgStmt|CstmrCdtTrfInitn|CstmrPmtStsRpt|CstmrDrctDbtInitn)\b/
    const [, name = ''] = element.exec(text) ?? []
    const other = otherMessages[name]
    if (other) return { code: 'otherMessage', found: other }
    return name || /<(?:[\w.-]+:)?Document\b/.test(text) ? { format: 'camt053' } : { code: 'unknownFormat' }
  }
  if (/^0[1457]\d{5}.{4}\d{5}[A-Z]{3}\d/m.test(text)) return { format: 'cfonb120' }
  if (/^\{2:[IO](?!940)(\d{3})/m.test(start) || /\}\{2:[IO](?!940)\d{3}/.test(start))
    return { code: 'otherMessage', found: `MT${/\{2:[IO](\d{3})/.exec(start)?.[1]}` }
  if (/^[^:\n]{0,2}(?:\{.*)?:(?:20|25P?|28C?|60[FM]|61):/m.test(text)) return { format: 'mt940' }
  // Some banks let a stray control character into a statement; elsewhere they tell a binary file.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: as above
  return { code: /[\x00-\x08\x0e-\x1f]/.test(start) ? 'binary' : 'unknownFormat' }
}
