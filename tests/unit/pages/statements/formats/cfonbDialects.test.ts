import { expect, test } from 'vitest'
import { accountsOf } from '../../../../../src/pages/statements/formats/accounts.ts'
import { readText } from '../../../../../src/pages/statements/formats/readText.ts'

const head = (type: string, code = '  ') => `${type}30001    00794EUR2 12345678901${code}`
const balance = (type: string, amount: string) => `${head(type)}301126${' '.repeat(50)}${amount}`.padEnd(120)
const movement = (code = '05', { reject = '  ', valued = '301126', amount = '0000000001000}' } = {}) =>
  `${head('04', code)}301126${reject}${valued}${'VIR SEPA'.padEnd(31)}  0000000  ${amount}`.padEnd(120)
const complement = (qualifier: string, first: string, second = '') =>
  `${head('05', '05')}301126     ${qualifier}${first.padEnd(35)}${second}`.padEnd(120)

function read(...records: string[]) {
  const text = [balance('01', '0000000010000{'), ...records, balance('07', '0000000009000{')].join('\r\n')
  const { accounts, problems } = accountsOf([{ ...readText(text), name: 'file' }])
  return { account: accounts[0], movement: accounts[0]?.movements[0], problems: problems.get('file') }
}

test.each([
  ['REF', 'REMISE-1', 'TRANSACTION-7', { references: ['REMISE-1', 'TRANSACTION-7'], text: 'VIR SEPA' }],
  ['REF', 'NOTPROVIDED', 'TRANSACTION-7', { references: ['TRANSACTION-7'] }],
  ['RUM', 'MANDAT-3', 'FRST', { references: ['MANDAT-3'], text: 'VIR SEPA · FRST' }],
  ['RCN', 'E2E-9', 'SALAIRES', { references: ['E2E-9'], text: 'VIR SEPA · SALAIRES' }],
  ['LCS', 'RF18539007547034', '', { references: ['RF18539007547034'], text: 'VIR SEPA' }],
  ['IBE', 'FR12ZZZ123456', 'SEPA', { counterparty: 'FR12ZZZ123456 (SEPA)' }],
  ['IBU', 'FR12ZZZ123456', '', { counterparty: 'FR12ZZZ123456' }],
  ['CBE', 'DE02120300000000202051', '', { counterparty: 'DE02120300000000202051' }],
  ['MMO', 'USD20000000001205004', '', { text: /OCMT USD 120.50/ }],
  ['MMO', 'USD2000000000120500400000012050', '', { text: 'VIR SEPA · OCMT USD 120.50 · EXCH 1.205' }],
  ['FEE', 'EUR200000000000150', '', { text: 'VIR SEPA · CHGS EUR 1.50', charges: -150_000n }],
  ['XYZ', 'AUTRE CHOSE', '', { text: 'VIR SEPA · AUTRE CHOSE' }],
])('the complement %s %s %s', (qualifier, first, second, expected) => {
  const { movement: found, problems } = read(movement(), complement(qualifier, first, second))
  const { text, ...rest } = expected as { text?: string | RegExp }
  expect(found).toMatchObject(rest)
  if (text) expect(found?.text).toMatch(text instanceof RegExp ? text : new RegExp(`^${text}$`))
  expect(problems).toEqual([])
})

test.each([
  ['FACTURE 2026/0012', 'SOLDE', 'FACTURE 2026/0012 SOLDE'],
  [`${'A'.padEnd(63, '.')} FACTU`, 'RE 12', `${'A'.padEnd(63, '.')} FACTU RE 12`],
  [`${'A'.padEnd(63, '.')} FACTUR`, 'E 12', `${'A'.padEnd(63, '.')} FACTURE 12`],
])('a text over two complements goes on where the first one ends: %s', (first, second, text) => {
  const { movement: found } = read(movement(), complement('LCC', first), complement('LC2', second))
  expect(found?.text).toBe(`VIR SEPA · ${text}`)
})

test('amounts in other currencies have their decimals', () => {
  const { movement: found } = read(
    movement(),
    complement('MMO', 'JPY000000000012050'),
    complement('FEE', 'TND300000000001500'),
  )
  expect(found?.text).toBe('VIR SEPA · OCMT JPY 12050 · CHGS TND 1.500')
})

test('a file that names no currency is read, and it is said', () => {
  const without = (record: string) => `${record.slice(0, 16)}    ${record.slice(20)}`
  const text = [balance('01', '0000000010000{'), movement(), balance('07', '0000000009000{')]
  const { accounts, problems } = accountsOf([{ ...readText(text.map(without).join('\n')), name: 'file' }])
  expect(problems.get('file')).toEqual([{ code: 'currency', line: 1, tag: '01', column: 17 }])
  expect(accounts[0]).toMatchObject({
    currency: '',
    closing: { amount: 900_00000n },
    continuity: { status: 'holds' },
  })
})

test('a movement of another branch is reported; of another bank of the group, it is not', () => {
  expect(read(`0410556${movement().slice(7)}`).problems).toEqual([])
  expect(read(`${movement().slice(0, 11)}00799${movement().slice(16)}`)).toMatchObject({
    problems: [{ code: 'otherAccount', line: 2, tag: '04', column: 3, found: '30001 00799 12345678901' }],
    account: { continuity: { status: 'holds' } },
  })
})

test('fees taken with a movement count among the fees', () => {
  const { account } = read(movement(), complement('FEE', 'EUR200000000000150'))
  expect(account?.fees).toEqual({ amount: -150_000n, count: 1 })
})

test('of payer and beneficiary, the other party is named, and the rest is not lost', () => {
  const both = [complement('NPY', 'LUMEN SARL'), complement('NBE', 'ATELIER NORD')]
  expect(read(movement('05'), ...both).movement).toMatchObject({
    counterparty: 'ATELIER NORD',
    text: 'VIR SEPA · LUMEN SARL',
  })
  expect(read(movement('05', { amount: '0000000001000{' }), ...both).movement?.counterparty).toBe(
    'LUMEN SARL',
  )
  // A returned direct debit is about the debtor.
  expect(read(movement('B3'), ...both).movement?.counterparty).toBe('LUMEN SARL')
})

test('the party behind the other one comes after it', () => {
  const { movement: found } = read(
    movement(),
    complement('NBE', 'LUMEN SARL'),
    complement('IBE', 'ID-1', 'BICORBEI'),
    complement('NBU', 'MAISON MERE'),
  )
  expect(found?.counterparty).toBe('LUMEN SARL · ID-1 (BICORBEI) · MAISON MERE')
})

test.each(['A3', 'A4', 'A5', 'A6', 'B3', 'B4', 'B5', 'B6', '03', '10', '12', '27', 'C3'])(
  'the code %s is a rejection, return or reversal',
  code => {
    expect(read(movement(code)).movement?.isReversal).toBe(true)
  },
)
test.each(['05', '08', 'B1', '62'])('the code %s is none', code => {
  expect(read(movement(code)).movement?.isReversal).toBe(false)
})

test('zeros are no date and no reason', () => {
  const { movement: found, problems } = read(movement('05', { valued: '000000', reject: '00' }))
  expect(found).toMatchObject({ isPartial: false, isReversal: false })
  expect(found).not.toHaveProperty('valued')
  expect(problems).toEqual([])
})

test.each(['\u001a', '\u001a\u001a\r\n', '\0\0\0', ' '.repeat(40)])(
  'padding at the end, %j, is nothing',
  end => {
    const text = `${[balance('01', '0000000010000{'), movement(), balance('07', '0000000009000{')].join('\r\n')}\r\n${end}`
    const { accounts, problems } = accountsOf([{ ...readText(text), name: 'file' }])
    expect(problems.get('file')).toEqual([])
    expect(accounts[0]?.continuity).toEqual({ status: 'holds' })
  },
)
