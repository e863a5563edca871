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

test('MT942 in its envelope', () => {
  expect(read(`{1:F01X}{2:I942Y}{4:\n${report()}}`).format).toBe('mt942')
})

const at = (...parts: [number, string][]) => {
  let line = ''
  for (const [column, text] of parts) line = line.padEnd(column) + text
  return line.padEnd(128)
}
const amount = (cents: number) => `${cents < 0 ? 1 : 0}${String(Math.abs(cents) * 10).padStart(15, '0')}`
const header = (version = '2') =>
  at([0, '0000030112672505'], [34, 'ARVENNE SA'], [60, 'KREDBEBB'], [127, version])
const opening = (cents: number) =>
  at(
    [0, '12045BE68539007547034'],
    [39, 'EUR'],
    [42, amount(cents)],
    [58, '291126'],
    [64, 'ARVENNE SA'],
    [125, '045'],
  )
const movement = (
  sequence: string,
  cents: number,
  { detail = '0000', code = '00150000', said = '', structured = '0', globalisation = '0' } = {},
) =>
  at(
    [0, `21${sequence}${detail}BANKREF${sequence}`],
    [31, amount(cents)],
    [47, `301126${code}${structured}${said}`],
    [115, `301126045${globalisation}0 0`],
  )
const second = (sequence: string, said: string, reference: string, end = '') =>
  at([0, `22${sequence}0000${said}`], [63, reference], [112, end], [125, '1 0'])
const third = (sequence: string, account: string, name: string, said = '') =>
  at([0, `23${sequence}0000${account}`], [47, name], [82, said], [125, '0 0'])
const closing = (cents: number) =>
  at([0, '8045BE68539007547034'], [38, 'EUR'], [41, amount(cents)], [57, '301126'], [127, '0'])
const trailer = (count: number, debit: number, credit: number) =>
  at(
    [0, '9'],
    [16, `${String(count).padStart(6, '0')}${amount(debit).slice(1)}${amount(credit).slice(1)}`],
    [127, '2'],
  )

test('CODA: balances, movement with all its records, three decimals', () => {
  const { format, account, problems } = read(
    [
      header(),
      opening(10000),
      movement('0001', 2550, { said: 'FACTURE 12 DU' }),
      second('0001', ' 3 NOVEMBRE', 'E2E-1'),
      third('0001', 'BE02001234567840', 'LUMEN SPRL'),
      at([0, '3100010000'], [31, '00150000'], [39, '0PRECISION']),
      movement('0002', -50, { code: '08037000', said: 'FRAIS' }),
      closing(12500),
      trailer(7, 50, 2550),
    ].join('\r\n'),
  )
  expect(format).toBe('coda')
  expect(problems).toEqual([])
  expect(account).toMatchObject({
    account: 'BE68539007547034',
    currency: 'EUR',
    owner: 'ARVENNE SA',
    bank: 'KREDBEBB',
    from: '2026-11-29',
    opening: { amount: 100_00000n },
    closing: { amount: 125_00000n },
    fees: { amount: -50_000n },
    continuity: { status: 'holds' },
  })
  expect(account?.movements[0]).toMatchObject({
    amount: 25_50000n,
    booked: '2026-11-30',
    counterparty: 'LUMEN SPRL · BE02001234567840',
    references: ['BANKREF0001', 'E2E-1'],
    code: '00150000',
  })
  expect(account?.movements[0]?.text).toMatch(/FACTURE 12 DU +3 NOVEMBRE · PRECISION/)
})

test('CODA: a total counts once, and its details are its transactions', () => {
  const { account, problems } = read(
    [
      header(),
      opening(0),
      movement('0001', 3000, { code: '10150000', globalisation: '1' }),
      movement('0001', 1000, { detail: '0001', code: '50150000', said: 'UN' }),
      movement('0001', 2000, { detail: '0002', code: '50150000', said: 'DEUX', globalisation: '1' }),
      closing(3000),
      trailer(5, 0, 3000),
    ].join('\n'),
  )
  expect(problems).toEqual([])
  expect(account?.continuity).toEqual({ status: 'holds' })
  expect(account?.movements).toHaveLength(1)
  expect(account?.movements[0]?.transactions).toMatchObject([
    { amount: 10_00000n, text: 'UN' },
    { amount: 20_00000n, text: 'DEUX' },
  ])
})

test('CODA: structured communications', () => {
  const debit = `127${'301126'}111${'BE12ZZZ0123456789'.padEnd(35)}${'MANDAT-3'.padEnd(35)}LOYER`
  const { account } = read(
    [
      header(),
      opening(0),
      movement('0001', 1, { structured: '1', said: '101112455446812' }),
      movement('0002', -1, { structured: '1', said: debit.slice(0, 53) }),
      second('0002', debit.slice(53), 'NOTPROVIDED', '2MD01'),
      closing(0),
      trailer(5, 1, 1),
    ].join('\n'),
  )
  expect(account?.movements[0]?.references).toContain('+++112/4554/46812+++')
  expect(account?.movements[1]).toMatchObject({
    references: ['BANKREF0002', 'MANDAT-3', 'BE12ZZZ0123456789'],
    text: 'LOYER · MD01',
    isReversal: true,
  })
})

test('CODA: version 1, with a Belgian account number', () => {
  const { account, problems } = read(
    [
      header('1'),
      at([0, '10045539007547034 EUR'], [42, amount(100)], [58, '291126'], [64, 'ARVENNE SA']),
      movement('0001', -100),
      at([0, '2300010000001234567840'], [47, 'LUMEN SPRL'], [73, 'RUE HAUTE 1 BRUXELLES'], [125, '0 0']),
      at([0, '8045539007547034 EUR'], [41, amount(0)], [57, '301126'], [127, '0']),
      trailer(4, 100, 0),
    ].join('\n'),
  )
  expect(problems).toEqual([])
  expect(account).toMatchObject({ account: '539007547034', currency: 'EUR', continuity: { status: 'holds' } })
  expect(account?.movements[0]).toMatchObject({
    counterparty: 'LUMEN SPRL · 001234567840',
    text: 'RUE HAUTE 1 BRUXELLES',
  })
})

test('CODA: records 8 and 9 are compared', () => {
  const lines = (end: number, last: string) =>
    read([header(), opening(0), movement('0001', 100), closing(end), last].join('\n'))
  expect(lines(99, trailer(3, 0, 100)).account?.continuity).toMatchObject({ status: 'broken' })
  expect(lines(100, trailer(4, 0, 101)).problems.map(({ code }) => code)).toEqual(['count', 'sum'])
})

test('CODA without record 8: the closing balance is not made up', () => {
  const { account, problems } = read([header(), opening(0), movement('0001', 100)].join('\n'))
  expect(account?.closing).toBeUndefined()
  expect(problems).toMatchObject([{ code: 'noClosing' }])
})

const statement = ':20:A\n:25:X\n:60F:C261129EUR0,\n:61:261130C1,NTRFA\n:62F:C261130EUR1,'

type File = { name: string; text?: string; flags?: number; size?: number; checksum?: number; data?: Buffer }

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
    local.writeUInt16LE(Buffer.byteLength(name), 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50)
    entry.writeUInt16LE(flags, 8)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(checksum ?? crc32(content), 16)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt32LE(size ?? content.length, 24)
    entry.writeUInt16LE(Buffer.byteLength(name), 28)
    entry.writeUInt32LE(offset, 42)
    parts.push(local, Buffer.from(name), packed)
    directory.push(entry, Buffer.from(name))
    offset += 30 + Buffer.byteLength(name) + packed.length
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
  ['%PDF-1.7', 'binary', 'PDF'],
  ['!Type:Bank\nD1', 'otherMessage', 'QIF'],
  ['<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pacs.008.001.08"/>', 'otherMessage', 'pacs.008'],
  [':20:1\n:28D:1/1\n:50H:/FR76\n:32B:EUR1,\n:59:/DE12', 'otherMessage', 'MT101'],
])('%j is named', (text, code, found) => {
  expect(readText(text).problems).toEqual([{ code, found }])
})
