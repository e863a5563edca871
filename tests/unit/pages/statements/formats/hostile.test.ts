import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accountsOf } from '../../../../../src/pages/statements/formats/accounts.ts'
import { decode } from '../../../../../src/pages/statements/formats/decode.ts'
import { readText } from '../../../../../src/pages/statements/formats/readText.ts'

/** The problems of a file, those of its whole included. */
function problemsOf(text: string) {
  const reading = readText(text)
  return accountsOf([{ ...reading, name: 'file' }]).problems.get('file') ?? []
}

const samples = ['arvenne.sta', 'arvenne.cfonb120.txt', 'arvenne.camt053.xml'].map(name => ({
  name,
  text: readFileSync(join('src/pages/statements/reader/samples', name), 'utf8'),
}))

test.each(samples)('the sample $name has no fault', ({ text }) => {
  expect(problemsOf(text)).toEqual([])
})

test.each([
  ['nothing', '', 'empty'],
  ['blank lines', ' \r\n\t\n', 'empty'],
  ['an archive', 'PK\u0003\u0004…', 'binary'],
  ['zeros', '\0\0\0\0', 'binary'],
  ['a letter', 'Madame, Monsieur,\nveuillez trouver ci-joint', 'unknownFormat'],
  ['a page', '<!doctype html><html></html>', 'binary'],
  ['other XML', '<feed/>', 'unknownFormat'],
  ['a payment order', '<Document><CstmrCdtTrfInitn/></Document>', 'otherMessage'],
  ['an MT101', ':20:1\n:28D:1/1\n:50H:/FR76\n:32B:EUR1,\n:59:/DE12', 'otherMessage'],
  ['an MT103', '{1:F01X}{2:I103Y}{4:\n:20:1\n-}', 'otherMessage'],
  ['an OFX', 'OFXHEADER:100\nDATA:OFXSGML\n<OFX>', 'otherMessage'],
  ['an OFX in XML', '<?xml version="1.0"?><?OFX?><OFX></OFX>', 'otherMessage'],
  ['no statement', '<Document><BkToCstmrStmt/></Document>', 'noStatement'],
])('%s is answered with a problem', (_name, text, code) => {
  expect(problemsOf(text).map(problem => problem.code)).toEqual([code])
})

test('entities that a document declares are not expanded', () => {
  const lol = Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('\n')
  const bomb = `<?xml version="1.0"?>\n<!DOCTYPE Document [<!ENTITY l0 "lol">${lol}]>\n<Document><BkToCstmrStmt>&l9;</BkToCstmrStmt></Document>`
  expect(problemsOf(bomb)).toMatchObject([{ code: 'doctype', line: 10 }])
})

test.each(samples)('$name cut off anywhere: read as far as it goes, and never silently', ({ text }) => {
  const whole = readText(text)
  const amounts = whole.statements.flatMap(each => each.movements.map(({ amount }) => amount))
  for (let end = 0; end < text.trimEnd().length - 1; end += 7) {
    const cut = readText(text.slice(0, end))
    const found = cut.statements.flatMap(each => each.movements.map(({ amount }) => amount))
    // The last one may have lost digits of its amount.
    expect(amounts.slice(0, Math.max(0, found.length - 1))).toEqual(found.slice(0, -1))
    const { accounts, problems } = accountsOf([{ ...cut, name: 'file' }])
    const isComplete = accounts.length === 1 && found.length === amounts.length
    if (!isComplete && found.length !== 4) expect(problems.get('file')).not.toEqual([])
  }
})

test('a stray control character does not make a statement unreadable', () => {
  const [{ text } = { text: '' }] = samples
  expect(readText(text.replace('NORDEX', 'NOR\x02DEX')).statements).toHaveLength(2)
})

test('an amount that is cut off is not shown', () => {
  const { text } = samples[2] ?? { text: '' }
  const cut = text.slice(0, text.indexOf('96400.00') + 3)
  expect(readText(cut).statements[0]?.movements).toHaveLength(1)
})

test.each(samples)('$name with anything written over it is still answered', ({ text }) => {
  fc.assert(
    fc.property(
      fc.nat(text.length),
      fc.nat(200),
      fc.string({ unit: 'binary', maxLength: 40 }),
      (at, length, noise) => {
        const reading = readText(text.slice(0, at) + noise + text.slice(at + length))
        accountsOf([{ ...reading, name: 'file' }])
      },
    ),
    { numRuns: 150 },
  )
})

test('ten megabytes of anything are answered', () => {
  const size = 10_000_000
  expect(problemsOf('x'.repeat(size))).toMatchObject([{ code: 'unknownFormat' }])
  expect(problemsOf(`:20:A\n:25:B\n:61:${'9'.repeat(size)}`)).not.toEqual([])
  const faulty = problemsOf(`:20:A\n${':61:x\n'.repeat(size / 6)}`)
  expect(faulty.length).toBeLessThan(600)
  expect(faulty).toContainEqual({ code: 'more', found: '1666168' })
  expect(problemsOf(`:20:A\n:61:250101C1,NTRFA\n:86:${'/EREF/'.repeat(size / 6)}`)).not.toEqual([])
  expect(problemsOf('0130001    00794EUR2'.repeat(size / 20))).not.toEqual([])
  expect(problemsOf('<Document>'.repeat(1_000))).not.toEqual([])
})

const damaged = ':20:A\n:25:B\n:61:250101C1,NTRFA\n'
test.each<[string, (count: number) => string]>([
  ['a key again and again', count => `${damaged}:86:${'/REMI/abc'.repeat(count)}`],
  ['references again and again', count => `${damaged}:86:${'/EREF/abc'.repeat(count)}`],
  ['parts again and again', count => `${damaged}:86:166?00X${'?20SVWZ+abc'.repeat(count)}`],
  ['a sign that opens no part', count => `${damaged}:86:166?00X?20${'?x'.repeat(count)}`],
  ['many fields 86', count => `${damaged}${':86:abc\n'.repeat(count)}`],
  ['many lines of an NS', count => `${damaged}:NS:01a\n${'01abc\nabc\n'.repeat(count)}`],
  ['the end of a block and blanks', count => `${damaged}-}${' '.repeat(count)}\u2028`],
  ['lines like tags', count => `${damaged}:86:a\n${':x\n:20:33\n'.repeat(count)}`],
  [
    'statements of one day',
    count => ':20:A\n:25:X\n:60F:C250101EUR1,\n:62F:C250101EUR2,\n'.repeat(count / 10),
  ],
])('damaged files are read in a time that grows with them: %s', (_name, write) => {
  const timeOf = (text: string) => {
    const start = process.cpuUsage().user
    problemsOf(text)
    return process.cpuUsage().user - start
  }
  timeOf(write(1_000))
  // Quadratic reading of these took minutes.
  expect(timeOf(write(100_000)) / 1000).toBeLessThan(5_000)
})

test('of 400,000 empty statements, as many problems are listed as a reader can use', () => {
  const problems = problemsOf(':20:\n'.repeat(400_000))
  expect(problems).toHaveLength(501)
  expect(problems.at(-1)).toEqual({ code: 'more', found: '1199499' })
})

test('60,000 accounts are read', () => {
  const text = Array.from({ length: 60_000 }, (_, index) => `:20:A\n:25:${index}\n:60F:C250101EUR1,`).join(
    '\n',
  )
  const { accounts, problems } = accountsOf([{ ...readText(text), name: 'file' }])
  expect(accounts).toHaveLength(60_000)
  expect(problems.get('file')?.at(-1)).toEqual({ code: 'more', found: '59500' })
})

test('files in Windows-1252, ISO-8859-15, UTF-16 and with a byte order mark', () => {
  const bytes = (...values: number[]) => new Uint8Array(values)
  expect(decode(bytes(0x46, 0xe9, 0x20, 0x92, 0x80))).toBe('Fé ’€')
  expect(decode(bytes(0xef, 0xbb, 0xbf, 0xc3, 0xa9))).toBe('é')
  expect(decode(bytes(0xff, 0xfe, 0xe9, 0x00))).toBe('é')
  expect(decode(bytes(0xfe, 0xff, 0x00, 0xe9))).toBe('é')
  expect(decode(bytes(0x3c, 0x00, 0xe9, 0x00))).toBe('<é')
  expect(decode(bytes(0x00, 0x3c, 0x00, 0xe9))).toBe('<é')
  // A file that is cut off inside a character is still UTF-8.
  expect(decode(bytes(0xc3, 0xa9, 0xe2, 0x82))).toBe('é')
  const latin9 = '<?xml version="1.0" encoding="ISO-8859-15"?>'
  expect(decode(new Uint8Array([...Buffer.from(latin9), 0xa4]))).toBe(`${latin9}€`)
})
