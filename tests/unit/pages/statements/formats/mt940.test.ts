import { expect, test } from 'vitest'
import { toDecimal } from '../../../../../src/pages/statements/formats/amount.ts'
import { readMt940 } from '../../../../../src/pages/statements/formats/mt940.ts'

const statement = (...fields: string[]) =>
  [':20:S1', ':25:FR7612345', ':28C:7/1', ':60F:C241231EUR100,', ...fields].join('\r\n')

const first = (...fields: string[]) => {
  const { statements, problems } = readMt940(statement(...fields))
  return { movement: statements[0]?.movements[0], problems }
}

test.each([
  ['entry date', ':61:2412310102D10,5NTRFNONREF', { booked: '2025-01-02', valued: '2024-12-31' }],
  ['entry date before the turn of the year', ':61:2501011231C1,NTRFA', { booked: '2024-12-31' }],
  ['no entry date', ':61:250102C10,NTRFA', { booked: undefined, valued: '2025-01-02' }],
  ['the last day of February', ':61:2402290229C1,NTRFA', { booked: '2024-02-29' }],
  ['funds code', ':61:2501020102CR10,NTRFA', { amount: '10.00' }],
  ['debit with funds code', ':61:2501020102DR10,NTRFA', { amount: '-10.00' }],
  ['reversal of a credit', ':61:250102RC10,NTRFA', { amount: '-10.00', isReversal: true }],
  ['reversal of a debit', ':61:250102RDR10,NTRFA', { amount: '10.00', isReversal: true }],
  ['expected credit', ':61:250102EC10,NTRFA', { amount: '10.00', isPending: true }],
  ['three decimals', ':61:250102C0,125NTRFA', { amount: '0.125' }],
  ['leading zeros', ':61:250102D000000000025,00N102EREF', { amount: '-25.00', references: [] }],
  ['both references', ':61:250102C1,NTRFA/1//B2', { references: ['A/1', 'B2'], code: 'NTRF' }],
  ['a type filled with blanks', ':61:250102C1,NET nonref', { references: [], code: 'NET' }],
  ['a fee', ':61:250102D1,NCHGNONREF', { code: 'NCHG', isFee: true, references: [] }],
])('field 61: %s', (_name, field, expected) => {
  const { movement } = first(field)
  const shown = movement && { ...movement, amount: toDecimal(movement.amount) }
  expect(shown).toMatchObject(Object.fromEntries(Object.entries(expected).filter(([, value]) => value)))
  if ('booked' in expected) expect(movement?.booked).toBe(expected.booked)
  expect(movement?.isPartial).toBe(false)
})

test.each([
  ['a day that is none', ':61:2302300302D6,NTRFA', { code: 'date', column: 5, found: '230230' }],
  ['an entry day that is none', ':61:2302281332D6,NTRFA', { code: 'date', column: 11, found: '1332' }],
  ['no date', ':61:D6,NTRFA', { code: 'date', column: 5 }],
  ['no mark', ':61:25010201026,NTRFA', { code: 'sign', column: 15 }],
  ['no amount', ':61:2501020102DNTRFA', { code: 'amount', column: 17 }],
  ['six decimals', ':61:250102D1,123456NTRFA', { code: 'amount', column: 12, found: '1,123456' }],
  ['no type', ':61:250102D1,00', { code: 'code', column: 16 }],
])('field 61 with %s says where', (_name, field, expected) => {
  expect(first(field).problems[0]).toMatchObject({ line: 5, tag: ':61:', ...expected })
})

test('a movement with a wrong date is shown without it, as partly read', () => {
  expect(first(':61:2302300302D6,NTRFA').movement).toMatchObject({
    booked: '2023-03-02',
    amount: -600_000n,
    isPartial: true,
  })
})

test('supplementary details come before the text', () => {
  const { movement } = first(':61:250102C1,NTRFA//B', 'LOT DE 3', ':86:VIREMENT RECU')
  expect(movement?.text).toBe('LOT DE 3 · VIREMENT RECU')
})

test('free text: a full line goes on inside a word, a short one ends with it', () => {
  const full = 'X'.repeat(65)
  expect(first(':61:250102C1,NTRFA', `:86:${full}`, 'Y', 'Z').movement?.text).toBe(`${full}Y Z`)
})

test('numbered parts of a German text', () => {
  const { movement } = first(
    ':61:250102D1,NTRFNONREF',
    ':86:166?00GUTSCHRIFT?109?20EREF+E2E-1?21SVWZ+Rechnung 4711 vom 2.?22 Januar?30BANKDEFF',
    '?31DE02120300000000202051?32Muster?33 GmbH',
  )
  expect(movement).toMatchObject({
    code: 'NTRF 166',
    text: 'GUTSCHRIFT · Rechnung 4711 vom 2. Januar',
    references: ['E2E-1'],
    counterparty: 'Muster GmbH · DE02120300000000202051',
  })
})

test('keys between slashes', () => {
  const { movement } = first(
    ':61:250102C1,NTRFNONREF',
    ':86:/EREF/E2E-2/ORDP//NAME/NORDEX RAIL SAS/REMI/FACTURE 12/IBAN/FR76',
  )
  expect(movement).toMatchObject({
    text: 'FACTURE 12',
    references: ['E2E-2'],
    counterparty: 'NORDEX RAIL SAS · FR76',
  })
})

test('several fields 86 after a movement', () => {
  const { movement } = first(':61:250102C1,NTRFA', ':86:un', ':86:/ORDP//NAME/LUMEN')
  expect(movement).toMatchObject({ text: 'un', counterparty: 'LUMEN' })
})

test('several statements, in SWIFT’s envelope or one after the other', () => {
  const one = (number: string) =>
    `:20:S\n:25:A\n:28C:${number}\n:60F:C250101EUR1,\n:61:250101C1,NTRFX\n:62F:C250101EUR2,`
  const envelope = (body: string) => `{1:F01BANKFRPPAXXX}{2:O940}{4:\n${body}\n-}{5:{CHK:1}}`
  for (const text of [
    `${envelope(one('1'))}\n${envelope(one('2'))}`,
    `${one('1')}\n-\n${one('2')}\n-`,
    `\x01${envelope(one('1'))}\x03\r\n\x01${envelope(one('2'))}\x03`,
    `${one('1')}\n${one('2')}`,
    `BANKFRPP\n940\n${one('1')}\n-\nBANKFRPP\n940\n${one('2')}\n-XXX`,
  ]) {
    const { statements, problems } = readMt940(text)
    expect(problems).toEqual([])
    expect(statements.map(({ number, movements }) => [number, movements.length])).toEqual([
      ['1', 1],
      ['2', 1],
    ])
  }
})

test('text about the statement does not become text of its last movement', () => {
  const { movement } = first(':61:250102C1,NTRFA', ':86:un', ':62F:C250102EUR101,', ':86:RELEVE')
  expect(movement?.text).toBe('un')
})

test('balances: pages, overdrafts, the bank in 25P', () => {
  const { statements, problems } = readMt940(
    ':20:S\n:25P:123\nBANKFRPP\n:28C:1/2\n:60M:D991231JPY5,\n:62M:C800101JPY0,',
  )
  expect(problems).toEqual([])
  expect(statements[0]).toMatchObject({
    account: '123',
    bank: 'BANKFRPP',
    currency: 'JPY',
    opening: { amount: -500_000n, day: '1999-12-31' },
    closing: { amount: 0n, day: '1980-01-01' },
  })
})

test('faulty balances say what is wrong', () => {
  const { problems } = readMt940(':20:S\n:25:A\n:60F:C259931EUR1,\n:62F:C250101USDx')
  expect(problems).toEqual([
    { code: 'date', line: 3, tag: ':60F:', column: 7, found: '259931' },
    { code: 'amount', line: 4, tag: ':62F:', column: 16, found: 'x' },
    { code: 'currency', line: 4, tag: ':62F:', column: 13, found: 'USD' },
  ])
  expect(readMt940(':20:S\n:60F:EUR1,').problems[0]).toMatchObject({ code: 'balance', line: 2 })
})
