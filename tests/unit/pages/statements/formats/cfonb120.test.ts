import { expect, test } from 'vitest'
import { toDecimal } from '../../../../../src/pages/statements/formats/amount.ts'
import { readCfonb120 } from '../../../../../src/pages/statements/formats/cfonb120.ts'

const account = { bank: '30001', branch: '00794', number: '12345678901' }

/** A balance, with its amount as it is punched. */
const balance = (type: '01' | '07', day: string, amount: string, decimals = '2') =>
  `${type}${account.bank}    ${account.branch}EUR${decimals} ${account.number}  ${day}${' '.repeat(50)}${amount}${' '.repeat(16)}`

const movement = (code: string, days: [string, string], text: string, amount: string, rest = '') =>
  `04${account.bank}0001${account.branch}EUR2 ${account.number}${code}${days[0]}  ${days[1]}${text.padEnd(31)}  0000012  ${amount}${rest.padEnd(16)}`

const complement = (qualifier: string, text: string) =>
  `05${account.bank}0001${account.branch}EUR2 ${account.number}05301126     ${qualifier}${text.padEnd(72)}`

const file = [
  balance('01', '291126', '0000000010000{'),
  movement('05', ['301126', '011226'], 'VIR SEPA RECU', '0000000001234E', 'REF-1'),
  complement('NPY', 'OCTAVE MEDIAS'),
  complement('LCC', 'FACTURE F-1,'),
  complement('LC2', 'SOLDE'),
  complement('RCN', `${'E2E-9'.padEnd(35)}SALAIRES`),
  complement('RUM', 'MANDAT-3'),
  movement('62', ['301126', '301126'], 'COMMISSION', '0000000000007N'),
  balance('07', '301126', '0000000011227{'),
]

test('every record has 120 characters', () => {
  expect(new Set(file.map(record => record.length))).toEqual(new Set([120]))
})

test.each([
  ['with line breaks', `${file.join('\r\n')}\r\n`],
  ['without', file.join('')],
  ['with blanks cut off at the end of lines', file.map(record => record.trimEnd()).join('\n')],
])('a statement %s', (_name, text) => {
  const { statements, problems } = readCfonb120(text)
  expect(problems).toEqual([])
  expect(statements).toHaveLength(1)
  expect(statements[0]).toMatchObject({
    account: '30001 00794 12345678901',
    currency: 'EUR',
    from: '2026-11-29',
    to: '2026-11-30',
    opening: { amount: 1000_00000n, line: 1 },
    closing: { line: 9 },
  })
  expect(statements[0]?.movements).toMatchObject([
    {
      booked: '2026-11-30',
      valued: '2026-12-01',
      text: 'VIR SEPA RECU · FACTURE F-1, SOLDE · SALAIRES',
      references: ['0000012', 'REF-1', 'E2E-9', 'MANDAT-3'],
      counterparty: 'OCTAVE MEDIAS',
      code: '05',
      isFee: false,
      line: 2,
    },
    { code: '62', isFee: true, amount: -75000n, text: 'COMMISSION' },
  ])
})

test.each([
  ['0000000000000{', '2', '0.00'],
  ['0000000000012C', '2', '1.23'],
  ['0000000000012L', '2', '-1.23'],
  ['0000000000000}', '2', '0.00'],
  ['0000000000010}', '2', '-1.00'],
  ['0000000000010é', '2', '1.00'],
  ['0000000000010è', '2', '-1.00'],
  ['00000000000123', '2', '1.23'],
  ['0000000000012C', '0', '123.00'],
  ['0000000000123D', '3', '1.234'],
  ['9999999999999R', '2', '-999999999999.99'],
])('the amount %s with %s decimals is %s', (written, decimals, amount) => {
  const { statements } = readCfonb120(balance('01', '291126', written, decimals))
  expect(statements[0]?.opening && toDecimal(statements[0].opening.amount)).toBe(amount)
})

test('an amount or a date that is none says where, and nothing stands in its place', () => {
  const { statements, problems } = readCfonb120(
    [
      balance('01', '300226', '0000000000010{'),
      movement('05', ['301126', 'ABCDEF'], 'A', '0000000000010{'),
      movement('05', ['301126', '      '], 'B', '000000000000?{'),
      balance('07', '301126', '0000000000020{', ' '),
    ].join('\n'),
  )
  expect(problems).toEqual([
    { code: 'date', line: 1, tag: '01', column: 35, found: '300226' },
    { code: 'date', line: 2, tag: '04', column: 43, found: 'ABCDEF' },
    { code: 'amount', line: 3, tag: '04', column: 91, found: '000000000000?{' },
    { code: 'amount', line: 4, tag: '07', column: 20, found: ' ' },
  ])
  expect(statements[0]?.movements).toMatchObject([{ text: 'A', isPartial: true }])
  expect(statements[0]?.movements[0]).not.toHaveProperty('valued')
  expect(statements[0]).not.toHaveProperty('closing')
})

test('a movement before any opening balance has a statement of its own', () => {
  const { statements } = readCfonb120([file[1], ...file].join('\n'))
  expect(statements.map(({ opening, movements }) => [Boolean(opening), movements.length])).toEqual([
    [false, 1],
    [true, 2],
  ])
})

test('a complement without a movement, and a record of no kind, are reported', () => {
  const { problems } = readCfonb120([file[0], file[2], '99 NOT A RECORD', file[8]].join('\n'))
  expect(problems).toEqual([
    { code: 'orphan', line: 2, tag: '05' },
    { code: 'unknownLine', line: 3, tag: '99', column: 1, found: '99 NOT A RECORD' },
  ])
})
