type Details = { text: string; references: string[]; counterparty: string; code: string }

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** SWIFT breaks lines after 65 characters (some banks break texts with keys after 64), inside words too; a shorter line ends with a word. */
function joinLines(lines: string[], width: number): string {
  let text = ''
  for (const [index, line] of lines.entries()) {
    const previous = lines[index - 1]
    text += previous === undefined || previous.length >= width ? line : ` ${line}`
  }
  return text
}

/** A part of 27 characters goes on in the next one; a shorter one ends what it says. */
function joinParts(parts: string[]): string[] {
  const joined: string[] = []
  for (const [index, part] of parts.entries()) {
    const goesOn = (parts[index - 1]?.length ?? 0) >= 27
    if (goesOn) joined.push(joined.pop() + part)
    else joined.push(part)
  }
  return joined
}

/** The parts of a text by the keys that stand in it; what comes before the first key is under ''. */
function byKey(text: string, keys: RegExp): Map<string, string> {
  const parts = text.split(keys)
  const found = new Map([['', plain(parts[0] ?? '')]])
  for (let index = 1; index < parts.length; index += 2) {
    const key = parts[index] ?? ''
    found.set(key, plain([found.get(key), parts[index + 1]].filter(Boolean).join(' ')))
  }
  return found
}

const references = (found: Map<string, string>, keys: string[]) =>
  keys
    .map(key => found.get(key) ?? '')
    .filter(value => value && value !== 'NOTPROVIDED' && value !== 'NONREF')

/** `EREF+…SVWZ+…`, as SEPA payments stand in the text of German banks. */
const sepaKeys = /(EREF|KREF|MREF|CRED|DEBT|COAM|OAMT|SVWZ|ABWA|ABWE|IBAN|BIC|PURP)\+/

/** `166?00GUTSCHRIFT?20…?32Name`: a code of three digits, then numbered parts behind a sign of the bank's choice. */
function numbered(text: string, code: string, sign: string): Details {
  const parts = new Map<number, string>()
  for (const part of text.slice(3).split(sign)) {
    const [, number, value = ''] = /^(\d\d)(.*)$/.exec(part) ?? []
    if (number) parts.set(Number(number), value)
  }
  const from = (first: number, last: number) =>
    [...parts].filter(([number]) => number >= first && number <= last).map(([, value]) => value)
  const purpose = joinParts([...from(20, 29), ...from(60, 63)])
  const found = purpose.map(piece => byKey(piece, sepaKeys))
  const all = (key: string) => found.map(each => each.get(key)).filter(Boolean)
  const name = joinLines(from(32, 33), 27)
  return {
    text: [plain(parts.get(0) ?? ''), [...all('SVWZ'), ...all('')].join(' ')].filter(Boolean).join(' · '),
    references: found.flatMap(each => references(each, ['EREF', 'KREF', 'MREF', 'CRED'])),
    counterparty: [plain(name), plain(parts.get(31) ?? '')].filter(Boolean).join(' · '),
    code,
  }
}

/** `/EREF/…/REMI/…`, the keys that SWIFT and its users agreed on. */
const slashKeys =
  /\/(EREF|KREF|PREF|MARF|CSID|REMI|BENM|ORDP|CNTP|NAME|IBAN|BIC|ISDT|TRTP|RTRN|TRCD|SVCL|PURP|ULTB|ULTD|ADDR|CITY|EXCH|CHGS|INIT|ID|TXT|OCMT)\//

function slashed(text: string): Details {
  const found = byKey(text, slashKeys)
  const value = (key: string) => plain((found.get(key) ?? '').replace(/^(USTD|STRD)\/+|\/+/g, ' '))
  const party = ['NAME', 'BENM', 'ORDP', 'CNTP', 'IBAN'].map(value).filter(Boolean)
  return {
    text: ['', 'TRTP', 'TXT', 'REMI', 'RTRN'].map(value).filter(Boolean).join(' · '),
    references: references(found, ['EREF', 'KREF', 'PREF', 'MARF', 'CSID']),
    counterparty: party.join(' · '),
    code: '',
  }
}

/**
 * What the lines of an `:86:` say: numbered parts, parts with keys, or free text. A text whose structure is damaged is
 * shown as it stands.
 */
export function readDetails(lines: string[]): Details {
  const [, code = '', sign = ''] = /^\s*(\d{3})([^\w\s])\d\d/.exec(lines[0] ?? '') ?? []
  if (sign) {
    // Lines of parts are joined as they are: a part begins with its sign, and a word may go on in the next line.
    return numbered(lines.join('').trimStart(), code, sign)
  }
  const isSlashed = lines[0]?.search(slashKeys) === 0
  const text = joinLines(lines, isSlashed ? 64 : 65)
  if (isSlashed) return slashed(text)
  return { text: plain(text), references: [], counterparty: '', code: '' }
}
