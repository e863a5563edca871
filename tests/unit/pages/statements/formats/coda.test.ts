import { expect, test } from 'vitest'
import { accountsOf } from '../../../../../src/pages/statements/formats/accounts.ts'
import { readText } from '../../../../../src/pages/statements/formats/readText.ts'

function read(text: string) {
  const reading = readText(text)
  const { accounts, problems } = accountsOf([{ ...reading, name: 'file' }])
  return { format: reading.format, account: accounts[0], accounts, problems: problems.get('file') ?? [] }
}

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
    references: ['BANKREF0002', 'BE12ZZZ0123456789', 'MANDAT-3'],
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

test('CODA: a closing balance of another account is reported', () => {
  const other = closing(100).replace('BE68539007547034', 'BE02001234567840')
  const { problems } = read([header(), opening(0), movement('0001', 100), other].join('\n'))
  expect(problems).toMatchObject([{ code: 'otherAccount', line: 4, tag: '8' }])
})

test('CODA without record 8: the closing balance is not made up', () => {
  const { account, problems } = read([header(), opening(0), movement('0001', 100)].join('\n'))
  expect(account?.closing).toBeUndefined()
  expect(problems).toMatchObject([{ code: 'noClosing' }])
})

/** A movement whose communication goes on in the records 22 and 23, with what follows it. */
const communicated = (cents: number, said: string, ...more: string[]) =>
  read(
    [
      header(),
      opening(0),
      movement('0001', cents, { structured: '1', said: said.slice(0, 53) }),
      second('0001', said.slice(53, 106), ''),
      third('0001', '', '', said.slice(106)),
      ...more,
      closing(cents),
    ].join('\n'),
  ).account?.movements[0]

const digits = (value: number, width: number) => String(value).padStart(width, '0')

test.each<[string, string, { text?: string; references?: string[] }]>([
  ['an ISO reference', '100RF18539007547034', { references: ['RF18539007547034'], text: '' }],
  ['the number of a check', '103000012345678', { references: ['000012345678'] }],
  [
    'an original amount',
    `105${digits(110_000, 15)}${digits(120_500, 15)}${digits(109_545_455, 12)}USD`,
    { text: 'OCMT USD 120.50 · EXCH 1.09545455' },
  ],
  ['an amount in the same currency', `105${digits(1, 15)}${digits(1, 15)}000100000000EUR`, { text: '' }],
  [
    'a tax',
    `106${digits(1680, 15)}${digits(8000, 15)}${digits(2_100_000_000, 12)}2`,
    { text: '8.00 · 21 %' },
  ],
  [
    'an old direct debit',
    `107740907316152050309${'PAIEMENT 12'.padEnd(30)}000876820909`,
    { text: 'PAIEMENT 12', references: ['740907316152', '00876820909'] },
  ],
  [
    'a purchase by card abroad',
    `113${'1234********5678'}1${'T00001'}000042${'281126'}${'2010'}5${'SHOP NORTH'.padEnd(16)}${'LONDON'.padEnd(10)}${digits(20_000, 15)}${digits(85_000_000, 12)}GBP`,
    { text: '1234********5678 · 2026-11-28 · 20:10 · SHOP NORTH · LONDON · OCMT GBP 20.00 · EXCH 0.85' },
  ],
  [
    'a payment at the own terminal',
    `1149313843849005695${'040309'}${'1204'}8${'LANGERBRUGGE'.padEnd(16)}${'GENT'.padEnd(10)}2905172259460041`,
    { text: '2009-03-04 · 12:04 · LANGERBRUGGE · GENT', references: ['2905172259460041'] },
  ],
  [
    'a credit card',
    `124${'6703330000008003'.padEnd(20)}2${'335'.padEnd(12)}${'17098487'.padEnd(15)}101214`,
    { text: '6703330000008003 · 2014-12-10', references: ['335', '17098487'] },
  ],
  ['a type that is unknown', '199ABC  DEF', { text: '199ABC DEF' }],
])('CODA: the structured communication of %s', (_name, said, { text, references }) => {
  const found = communicated(-100, said)
  if (text !== undefined) expect(found?.text).toBe(text)
  if (references) expect(found?.references).toEqual(['BANKREF0001', ...references])
})

const information = (number: string, text: string, structured = '0') =>
  at([0, `310001${number}BANKREF`], [31, '00150000'], [39, structured], [40, text])

test('CODA: a text over several information records has no gaps inside its words', () => {
  const long = `${'FACTURE 2026/0012, SOLDE '.repeat(4)}FIN`
  const found = communicated(
    -100,
    '',
    information('0001', long.slice(0, 73)),
    information('0002', long.slice(73)),
    information('0003', `001${'LUMEN SPRL'.padEnd(70)}`, '1'),
    at([0, `3200010003${'RUE HAUTE 1'.padEnd(35)}1000 BRUXELLES`]),
  )
  expect(found?.text).toBe(`${long} · RUE HAUTE 1 · 1000 BRUXELLES`)
  expect(found?.counterparty).toBe('LUMEN SPRL')
})

test.each([
  [-100, 'MAISON MERE', 'NOTRE FILIALE'],
  [100, 'NOTRE FILIALE', 'MAISON MERE'],
])('CODA: the party behind the other one, of %i', (cents, party, text) => {
  const found = communicated(
    cents,
    '',
    information('0001', `008${'MAISON MERE'.padEnd(70)}`, '1'),
    information('0002', `009${'NOTRE FILIALE'.padEnd(70)}`, '1'),
  )
  expect(found).toMatchObject({ counterparty: party, text })
})

test('CODA: a direct debit that came back is told by its communication', () => {
  const debit = `127301126111${'BE12ZZZ0123456789'.padEnd(35)}${'MANDAT-3'.padEnd(35)}${'LOYER'.padEnd(62)}2MS03`
  expect(communicated(-100, debit)).toMatchObject({ isReversal: true, text: 'LOYER · MS03' })
})

test('CODA: a total without details leaves the details of the next one alone', () => {
  const { account } = read(
    [
      header(),
      opening(0),
      movement('0001', 1000, { code: '10150000', globalisation: '1' }),
      movement('0002', 3000, { code: '10150000', globalisation: '1' }),
      movement('0002', 1000, { detail: '0001', code: '50150000', said: 'UN' }),
      movement('0002', 2000, { detail: '0002', code: '50150000', said: 'DEUX', globalisation: '1' }),
      closing(4000),
    ].join('\n'),
  )
  expect(account?.continuity).toEqual({ status: 'holds' })
  expect(account?.movements.map(({ transactions }) => transactions.map(({ text }) => text))).toEqual([
    [],
    ['UN', 'DEUX'],
  ])
})
