import type { Format, ProblemCode } from './types.ts'

/** The messages of ISO 20022 with movements, by the element that holds them. */
const statements: Record<string, Format> = {
  BkToCstmrStmt: 'camt053',
  BkToCstmrAcctRpt: 'camt052',
  BkToCstmrDbtCdtNtfctn: 'camt054',
}

/** Those that people take for statements. */
const otherMessages: Record<string, string> = {
  BkSvcsBllgStmt: 'camt.086',
  CstmrCdtTrfInitn: 'pain.001',
  CstmrPmtStsRpt: 'pain.002',
  CstmrDrctDbtInitn: 'pain.008',
}

type Recognised = { format: Format } | { code: ProblemCode; found?: string }

/** An XML file, by the element of its message, its namespace, or its root. */
function recogniseXml(text: string): Recognised {
  const [, name = ''] =
    /<(?:[\w.-]+:)?(BkToCstmr(?:Stmt|AcctRpt|DbtCdtNtfctn)|BkSvcsBllgStmt|CstmrCdtTrfInitn|CstmrPmtStsRpt|CstmrDrctDbtInitn)(?:V\d\d)?\b/.exec(
      text,
    ) ?? []
  const format = statements[name]
  if (format) return { format }
  const [, message] = /urn:iso:std:iso:20022:tech:xsd:([a-z]{4}\.\d{3})/.exec(text.slice(0, 4096)) ?? []
  const other = otherMessages[name] ?? message
  if (other && !/^camt\.05[234]$/.test(other)) return { code: 'otherMessage', found: other }
  if (/<(?:[\w.-]+:)?Document\b/.test(text)) return { format: 'camt053' }
  if (/<OFX>/i.test(text.slice(0, 2000))) return { code: 'otherMessage', found: 'OFX' }
  return { code: 'unknownFormat' }
}

/** What other texts begin with. */
const beginnings: [RegExp, ProblemCode, string][] = [
  [/^\{\\rtf/, 'binary', 'RTF'],
  [/^\s*<(!doctype html|html)\b/i, 'binary', 'HTML'],
  [/^\s*[[{]\s*["{[]/, 'otherMessage', 'JSON'],
  [/^\s*OFXHEADER|^\s*<OFX>/i, 'otherMessage', 'OFX'],
  [/^\s*!(Type|Account|Option):/i, 'otherMessage', 'QIF'],
  [/^01,[^,\n]*,[^,\n]*,\d{6},/, 'otherMessage', 'BAI2'],
  [/^03.{158}\r?$/m, 'otherMessage', 'CFONB160'],
  [/^31.{238}\r?$/m, 'otherMessage', 'CFONB240'],
]

const signatures: [string, number[]][] = [
  ['PDF', [0x25, 0x50, 0x44, 0x46]],
  ['ZIP', [0x50, 0x4b]],
  ['XLS', [0xd0, 0xcf, 0x11, 0xe0]],
  ['GZIP', [0x1f, 0x8b]],
  ['7z', [0x37, 0x7a, 0xbc, 0xaf]],
  ['RAR', [0x52, 0x61, 0x72, 0x21, 0x1a]],
  ['PNG', [0x89, 0x50, 0x4e, 0x47]],
  ['JPEG', [0xff, 0xd8, 0xff]],
]

/** What a file is that is no text, by its first bytes; undefined where they do not tell. */
export const binaryKind = (start: Uint8Array): string | undefined =>
  signatures.find(([, bytes]) => bytes.every((byte, at) => start[at] === byte))?.[0]

/** Whether the first lines of a text are split into columns in the same way. */
function isTable(text: string): boolean {
  const [first = '', second = ''] = text.split(/\r?\n/, 2)
  return [';', ',', '\t'].some(separator => {
    const count = first.split(separator).length
    return count > 2 && second.split(separator).length === count
  })
}

/** The number of a SWIFT message, by its envelope or by fields that only it has. */
function swiftType(text: string, start: string): string {
  const [, type = ''] = /(?:^|\})\{2:[IO](\d{3})/m.exec(start) ?? []
  if (type) return type
  if (/^:28D:/m.test(text) && /^:(50|59|32B)/m.test(text)) return '101'
  if (/^:60[FM]:|^:62[FM]:/m.test(text))
    return /^:90[CD]:/m.test(text) && !/^:61:/m.test(text) ? '941' : '940'
  return /^:(34F|90[CD]|13D?):/m.test(text) ? '942' : '940'
}

/** The format of a text, by what stands in it; if it is no statement, what it is instead. */
export function recognise(text: string): Recognised {
  if (!text.trim()) return { code: 'empty' }
  for (const [pattern, code, found] of beginnings) if (pattern.test(text)) return { code, found }
  const start = text.trimStart().slice(0, 4096)
  if (start.startsWith('<')) return recogniseXml(text)
  if (/^0\d{4}\d{6}.{3}05/.test(start)) return { format: 'coda' }
  if (/^0[1457]\d{5}.{4}\d{5}([A-Z]{3}\d| {4})/m.test(text)) return { format: 'cfonb120' }
  const isSwift = /^[^:\n]{0,2}(?:\{.*)?:(?:20|25P?|28[CD]?|60[FM]|61):/m.test(text)
  if (isSwift || /^(?:\{1:.*)?\{2:[IO]\d{3}/m.test(start)) {
    const type = swiftType(text, start)
    if (type === '940') return { format: 'mt940' }
    return type === '942' ? { format: 'mt942' } : { code: 'otherMessage', found: `MT${type}` }
  }
  // Some banks let a stray control character into a statement; elsewhere they tell a binary file.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: as above
  if (/[\x00-\x08\x0e-\x1f]/.test(start)) return { code: 'binary' }
  return isTable(start) ? { code: 'otherMessage', found: 'CSV' } : { code: 'unknownFormat' }
}
