import { crc32, deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { accountsOf } from '../../../../../src/pages/statements/formats/accounts.ts'
import { limits } from '../../../../../src/pages/statements/formats/archive.ts'
import { decode } from '../../../../../src/pages/statements/formats/decode.ts'
import { readBytes } from '../../../../../src/pages/statements/formats/readBytes.ts'
import { readText } from '../../../../../src/pages/statements/formats/readText.ts'

function read(text: string) {
  const reading = readText(text)
  const { accounts, problems } = accountsOf([{ ...reading, name: 'file' }])
  return { format: reading.format, account: accounts[0], accounts, problems: problems.get('file') ?? [] }
}

const report = (...more: string[]) =>
  [
    ':20:ST1',
    ':25:PL29114010810000267002001002',
    ':28C:3/1',
    ':34F:PLN0',
    ':13D:2611301830+0100',
    ':61:2611301130CN45,00NTRFNONREF//MB17',
    ':86:911 COLLECT',
    ':61:2611301130D5,00NTRFNONREF//MB18',
    ...more,
    '-',
  ].join('\n')

test('MT942: no balances and no alarm; control sums agree', () => {
  const { format, account, problems } = read(report(':90D:1PLN5,00', ':90C:1PLN45,00'))
  expect(format).toBe('mt942')
  expect(problems).toEqual([])
  expect(account).toMatchObject({
    kind: 'intraday',
    currency: 'PLN',
    opening: undefined,
    credits: { amount: 45_00000n },
    continuity: { status: 'unknown' },
  })
})

test('MT942: a control sum that differs is said', () => {
  expect(read(report(':90D:2PLN5,00', ':90C:1PLN45,01')).problems).toEqual([
    { code: 'count', line: 9, tag: ':90D:', found: '2' },
    { code: 'sum', line: 10, tag: ':90C:', found: '45,01' },
  ])
})

test('MT942 and MT940 in one file, in either order', () => {
  const day = ':20:A\n:25:PL29114010810000267002001002\n:60F:C261129PLN0,\n:62F:C261130PLN0,\n-'
  for (const text of [`${report()}\n${day}`, `${day}\n${report()}`]) {
    const { accounts, problems } = read(text)
    expect(accounts.map(({ kind }) => kind).toSorted()).toEqual(['intraday', 'statement'])
    expect(problems).toEqual([])
  }
})

test('MT942 in its envelope', () => {
  expect(read(`{1:F01X}{2:I942Y}{4:\n${report()}}`).format).toBe('mt942')
})

const statement = ':20:A\n:25:X\n:60F:C261129EUR0,\n:61:261130C1,NTRFA\n:62F:C261130EUR1,'

type File = {
  /** In Latin-1, a byte a character. */
  name: string
  text?: string
  flags?: number
  size?: number
  checksum?: number
  data?: Buffer
}

/** A ZIP archive, with what may be wrong in it. */
function archive(files: File[]): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, text = statement, flags = 0, size, checksum, data } of files) {
    const content = Buffer.from(text)
    const packed = data ?? deflateRawSync(content)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50)
    local.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50)
    entry.writeUInt16LE(flags, 8)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(checksum ?? crc32(content), 16)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt32LE(size ?? content.length, 24)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(offset, 42)
    parts.push(local, Buffer.from(name, 'latin1'), packed)
    directory.push(entry, Buffer.from(name, 'latin1'))
    offset += 30 + name.length + packed.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(offset, 16)
  return new Uint8Array(Buffer.concat([...parts, ...directory, end]))
}
const codes = async (files: File[]) =>
  (await readBytes('a.zip', archive(files))).flatMap(({ problems }) => problems.map(({ code }) => code))

test('ZIP: each file is read under its own name; folders and what systems add are left out', async () => {
  const readings = await readBytes(
    'a.zip',
    archive([
      { name: 'nov/', text: '' },
      { name: 'nov/un.sta' },
      { name: 'deux.xml', text: '<Document><BkToCstmrStmt/></Document>' },
      { name: '__MACOSX/._un.sta', text: 'x' },
      { name: 'dec\\', text: '' },
    ]),
  )
  expect(readings.map(({ name, format }) => [name, format])).toEqual([
    ['a.zip/nov/un.sta', 'mt940'],
    ['a.zip/deux.xml', 'camt053'],
  ])
})

test.each<[string, File[], string[]]>([
  ['a locked file', [{ name: 'a', flags: 1 }], ['locked']],
  ['another checksum', [{ name: 'a', checksum: 1 }], ['damaged']],
  ['more than is stated', [{ name: 'a', size: 10 }], ['damaged']],
  ['less than is stated', [{ name: 'a', size: 1000 }], ['damaged']],
  ['data that are none', [{ name: 'a', data: Buffer.from([7, 7, 7]) }], ['damaged']],
  ['what unpacks too far', [{ name: 'a', size: limits.size + 1 }], ['archive']],
  [
    'too many files',
    Array.from({ length: limits.count + 1 }, (_, n) => ({ name: `f${n}`, text: '' })),
    ['archive'],
  ],
  ['a workbook', [{ name: '[Content_Types].xml', text: '<Types/>' }], ['binary']],
  ['an archive in it', [{ name: 'b.zip', text: 'PK\u0003\u0004' }], ['binary']],
  ['nothing', [], ['noStatement']],
])('ZIP with %s is answered', async (_name, files, expected) => {
  expect(await codes(files)).toEqual(expected)
})

test.each([
  ['DOS and Windows', 'relev\x82.sta', 0],
  ['UTF-8', 'relev\xc3\xa9.sta', 0],
  ['UTF-8 that is said', 'relev\xc3\xa9.sta', 0x800],
])('ZIP: names as %s write them', async (_name, name, flags) => {
  const [reading] = await readBytes('a.zip', archive([{ name, flags }]))
  expect(reading).toMatchObject({ name: 'a.zip/relevé.sta', format: 'mt940' })
})

test('ZIP64 is no damaged archive, but one that is not read', async () => {
  const bytes = archive([{ name: 'a' }])
  bytes.fill(0xff, bytes.length - 12, bytes.length - 2)
  const [reading] = await readBytes('a.zip', bytes)
  expect(reading?.problems).toEqual([{ code: 'archive' }])
})

test.each([
  ['PDF', '%PDF-1.7'],
  ['XLS', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0\0'],
  ['GZIP', '\x1f\x8b\x08\0'],
  ['7z', '7z\xbc\xaf\x27\x1c'],
  ['RAR', 'Rar!\x1a\x07\x01'],
  ['PNG', '\x89PNG\r\n\x1a\n'],
])('a file that is no text is named: %s, also in an archive', async (found, start) => {
  const bytes = Buffer.from(start, 'latin1')
  const alone = await readBytes('a', new Uint8Array(bytes))
  const data = deflateRawSync(bytes)
  const inside = await readBytes(
    'a.zip',
    archive([{ name: 'a', data, size: bytes.length, checksum: crc32(bytes) }]),
  )
  for (const [reading] of [alone, inside]) expect(reading?.problems).toEqual([{ code: 'binary', found }])
})

test('ZIP that is cut off', async () => {
  const [reading] = await readBytes('a.zip', archive([{ name: 'a' }]).slice(0, 40))
  expect(reading?.problems).toEqual([{ code: 'damaged' }])
})

const bytes = (text: string, table: Record<string, number>) =>
  Uint8Array.from([...text], letter => table[letter] ?? letter.charCodeAt(0))

test('encodings: one stray byte garbles nothing else', () => {
  const text = new Uint8Array([...Buffer.from('réglé à l’échéance '), 0xe9, ...Buffer.from(' Société')])
  expect(decode(text)).toBe('réglé à l’échéance \ufffd Société')
})

test.each(['ISO-8859-2', 'windows-1250'])('encodings: an XML file that declares %s', label => {
  const declaration = Buffer.from(`<?xml version="1.0" encoding="${label}"?><a>`)
  expect(decode(new Uint8Array([...declaration, 0xb3]))).toMatch(/ł$/)
})

test('encodings: a declared encoding that is unknown is left aside', () => {
  expect(
    decode(new Uint8Array([...Buffer.from('<?xml version="1.0" encoding="x-none"?><a>R'), 0xe9, 0x67])),
  ).toMatch(/Rég$/)
})

const cp850 = { é: 0x82, à: 0x85, ê: 0x88, ü: 0x81, Ü: 0x9a, ö: 0x94 }
const cp852 = { á: 0xa0, ó: 0xa2, é: 0x82 }
test('encodings: code pages of DOS, told by letters, or chosen', () => {
  expect(decode(bytes('réglé à l’échéance'.replace('’', "'"), cp850))).toBe("réglé à l'échéance")
  expect(decode(bytes('MÜLLER und söhne', cp850))).toBe('MÜLLER und söhne')
  expect(decode(bytes(':25:UBRTHUHB/1/HUF\nátutalás jóvá', cp852))).toBe(':25:UBRTHUHB/1/HUF\nátutalás jóvá')
  expect(decode(bytes('jóvá', cp852), 'cp852')).toBe('jóvá')
  expect(decode(bytes('é', cp850), 'cp850')).toBe('é')
})

test('encodings: French in Windows-1252 stays what it is', () => {
  const windows = { é: 0xe9, '’': 0x92, à: 0xe0, É: 0xc9, œ: 0x9c, '«': 0xab, '»': 0xbb }
  const text = 'L’ÉCHÉANCE réglée à l’heure, «œuvre»'
  expect(decode(bytes(text, windows))).toBe(text)
})

test.each([
  ['<!DOCTYPE html>\n<html>', 'binary', 'HTML'],
  ['{"accounts": []}', 'otherMessage', 'JSON'],
  ['Date;Libellé;Montant\r\n30/11/2026;VIR;-12,00', 'otherMessage', 'CSV'],
  [`0302${' '.repeat(156)}\r\n06`, 'otherMessage', 'CFONB160'],
  [`31${' '.repeat(238)}\r\n34`, 'otherMessage', 'CFONB240'],
  ['!Type:Bank\nD1', 'otherMessage', 'QIF'],
  ['<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pacs.008.001.08"/>', 'otherMessage', 'pacs.008'],
  [':20:1\n:25:X\n:28:1\n:60F:C261129EUR1,\n:90C:2EUR5,\n:62F:C261130EUR6,', 'otherMessage', 'MT941'],
  [':20:1\n:28D:1/1\n:50H:/FR76\n:32B:EUR1,\n:59:/DE12', 'otherMessage', 'MT101'],
])('%j is named', (text, code, found) => {
  expect(readText(text).problems).toEqual([{ code, found }])
})
