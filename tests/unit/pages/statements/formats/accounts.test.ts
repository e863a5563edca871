import { expect, test } from 'vitest'
import { accountsOf } from '../../../../../src/pages/statements/formats/accounts.ts'
import { defuse, toCsv, toJson } from '../../../../../src/pages/statements/formats/export.ts'
import {
  type Filter,
  rowStarts,
  rowsBetween,
  type Sort,
  selectMovements,
} from '../../../../../src/pages/statements/formats/filter.ts'
import { indexOf } from '../../../../../src/pages/statements/formats/movementIndex.ts'
import { readMt940 } from '../../../../../src/pages/statements/formats/mt940.ts'
import type { Movement } from '../../../../../src/pages/statements/formats/types.ts'

const balance = (tag: string, amount: string, day: string) => `:${tag}:C${day}EUR${amount}`
const file = (name: string, ...lines: string[]) => ({ ...readMt940(lines.join('\n')), name })

const day1 = [':20:1', ':25:FR76', ':28C:1', balance('60F', '100,', '261130'), ':61:261201C20,NTRFA']
const end1 = balance('62F', '120,', '261201')
const day2 = [':20:2', ':25:FR76', ':28C:2', balance('60F', '120,', '261201'), ':61:261202D5,50NCHGB']
const end2 = balance('62F', '114,50', '261202')

test('statements of an account are put together by date, from any number of files', () => {
  const { accounts, problems } = accountsOf([file('b', ...day2, end2), file('a', ...day1, end1)])
  expect(accounts).toHaveLength(1)
  expect(accounts[0]).toMatchObject({
    account: 'FR76',
    statements: 2,
    from: '2026-11-30',
    to: '2026-12-02',
    opening: { amount: 100_00000n },
    closing: { amount: 114_50000n },
    credits: { amount: 20_00000n, count: 1 },
    debits: { amount: -5_50000n, count: 1 },
    fees: { amount: -5_50000n, count: 1 },
    continuity: { status: 'holds' },
  })
  expect([...problems.values()].flat()).toEqual([])
})

test('a statement that is missing between two others shows where', () => {
  const { accounts } = accountsOf([
    file(
      'a',
      ...day1,
      end1,
      ':20:3',
      ':25:FR76',
      balance('60F', '110,', '261202'),
      balance('62F', '110,', '261202'),
    ),
  ])
  expect(accounts[0]?.continuity).toMatchObject({
    status: 'broken',
    difference: 10_00000n,
    first: { kind: 'between', difference: 10_00000n, file: 'a', place: { line: 9, tag: ':60F:' } },
  })
})

test('the first statement whose sums disagree is named', () => {
  const { accounts } = accountsOf([file('a', ...day1, balance('62F', '121,', '261201'), ...day2, end2)])
  expect(accounts[0]?.continuity).toMatchObject({
    difference: 0n,
    first: { kind: 'within', difference: -1_00000n, place: { line: 6, tag: ':62F:' } },
  })
})

test('a statement given twice counts once, and is reported', () => {
  const { accounts, problems } = accountsOf([file('a', ...day1, end1), file('b', ...day1, end1)])
  expect(accounts[0]).toMatchObject({ statements: 1, credits: { count: 1 } })
  expect(problems.get('b')).toEqual([{ code: 'duplicate', line: 1, tag: ':20:', found: '1' }])
})

test('without a closing balance nothing can be told, and the file says so', () => {
  const { accounts, problems } = accountsOf([file('a', ...day1)])
  expect(accounts[0]?.continuity).toEqual({ status: 'unknown' })
  expect(problems.get('a')).toEqual([{ code: 'noClosing', line: 1, tag: ':20:' }])
})

test('what is announced but not booked counts in no sum', () => {
  const { accounts } = accountsOf([file('a', ...day1, ':61:261201EC7,NTRFX', end1)])
  expect(accounts[0]).toMatchObject({ credits: { count: 1 }, continuity: { status: 'holds' } })
  expect(accounts[0]?.movements).toHaveLength(2)
})

test('currencies of one account are accounts of their own', () => {
  const other = day1.map(line => line.replace('EUR', 'USD'))
  expect(accountsOf([file('a', ...day1, end1, ...other, end1.replace('EUR', 'USD'))]).accounts).toHaveLength(
    2,
  )
})

const blank = {
  text: '',
  references: [],
  counterparty: '',
  code: '',
  isFee: false,
  isReversal: false,
  isPending: false,
  isPartial: false,
  transactions: [],
}
const movements: Movement[] = [
  { ...blank, amount: 100_00000n, booked: '2026-11-30', text: 'Loyer', counterparty: 'Élan', code: '05' },
  { ...blank, amount: -50_50000n, booked: '2026-12-02', text: 'Frais', isFee: true, code: '62' },
  {
    ...blank,
    amount: -7_00000n,
    valued: '2026-12-01',
    text: '=1+1',
    counterparty: 'zèbre',
    transactions: [
      { amount: -3_00000n, text: 'un', references: ['E2E-9'], counterparty: 'Abel' },
      { text: 'deux', references: [], counterparty: '' },
    ],
  },
  { ...blank, amount: 0n, text: 'Néant' },
]
const everything: Filter = { text: '', side: 'all', least: undefined, most: undefined, from: '', to: '' }

test.each<[string, Partial<Filter>, number[]]>([
  ['nothing', {}, [0, 1, 2, 3]],
  ['words without accents, in any order', { text: 'elan LOYER' }, [0]],
  ['a reference inside a batch', { text: 'e2e-9' }, [2]],
  ['a code', { text: '62' }, [1]],
  ['credits', { side: 'credits' }, [0]],
  ['debits', { side: 'debits' }, [1, 2]],
  ['fees', { side: 'fees' }, [1]],
  ['an amount, whatever its sign', { least: 50_50000n, most: 50_50000n }, [1]],
  ['amounts from', { least: 50_50001n }, [0]],
  ['days, of booking or else of value', { from: '2026-12-01', to: '2026-12-01' }, [2]],
  ['days to', { to: '2026-11-30' }, [0]],
])('filter by %s', (_name, filter, expected) => {
  expect(selectMovements(movements, indexOf(movements), { ...everything, ...filter }, undefined)).toEqual(
    expected.map(index => movements[index]),
  )
})

test.each<[Sort, number[]]>([
  [{ key: 'amount', isDescending: false }, [1, 2, 3, 0]],
  [{ key: 'amount', isDescending: true }, [0, 3, 2, 1]],
  [{ key: 'booked', isDescending: true }, [1, 0, 2, 3]],
  [{ key: 'counterparty', isDescending: false }, [0, 2, 1, 3]],
  [{ key: 'text', isDescending: false }, [2, 1, 0, 3]],
])('sort by %o', (sort, expected) => {
  expect(selectMovements(movements, indexOf(movements), everything, sort)).toEqual(
    expected.map(index => movements[index]),
  )
})

test('a batch is followed by its transactions', () => {
  const some = movements.slice(1)
  const texts = (first: number, end: number) =>
    rowsBetween(some, rowStarts(some), first, end).map(
      ({ movement, transaction }) => transaction?.text ?? movement.text,
    )
  expect([...rowStarts(some)]).toEqual([0, 1, 4, 5])
  expect(texts(0, 9)).toEqual(['Frais', '=1+1', 'un', 'deux', 'Néant'])
  expect(texts(3, 5)).toEqual(['deux', 'Néant'])
  expect(texts(2, 3)).toEqual(['un'])
  expect(texts(5, 9)).toEqual([])
  expect(rowsBetween([], rowStarts([]), 0, 9)).toEqual([])
})

const head = {
  account: 'Compte',
  currency: 'Devise',
  booked: 'Date',
  valued: 'Valeur',
  amount: 'Montant',
  batchAmount: 'Détail',
  counterparty: 'Tiers',
  text: 'Libellé',
  references: 'Références',
  code: 'Code',
  kind: 'Nature',
}
const kinds = { isFee: 'frais', isReversal: 'extourne', isPending: 'en attente', isPartial: 'lu en partie' }
const account = accountsOf([file('a', ...day1, end1)]).accounts[0]

const csvOf = (text: string) => {
  if (!account) throw new Error('No account was read.')
  const style = { head, kinds, unnamed: '', separator: ';', point: ',' } as const
  return toCsv(account, [{ ...blank, amount: 0n, text }], style)
}

test('CSV: separator and decimals of the language, formulas defused, amounts as numbers', () => {
  if (!account) throw new Error('No account was read.')
  const words = { head, kinds: { ...kinds, isFee: 'frais; "oui"' }, unnamed: '' }
  const french = toCsv(account, movements, { ...words, separator: ';', point: ',' })
  expect(french.split('\r\n')).toEqual([
    '\ufeff"Compte";"Devise";"Date";"Valeur";"Montant";"Détail";"Tiers";"Libellé";"Références";"Code";"Nature"',
    'FR76;EUR;2026-11-30;;100,00;;Élan;Loyer;;05;',
    'FR76;EUR;2026-12-02;;-50,50;;;Frais;;62;"frais; ""oui"""',
    "FR76;EUR;;2026-12-01;-7,00;;zèbre;'=1+1;;;",
    'FR76;EUR;;2026-12-01;;-3,00;Abel;un;E2E-9;;',
    'FR76;EUR;;2026-12-01;;;;deux;;;',
    'FR76;EUR;;;0,00;;;Néant;;;',
    '',
  ])
  expect(toCsv(account, movements, { ...words, separator: ',', point: '.' })).toContain(',-50.50,')
})

test.each([
  '=A1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  ' =1',
  '\r=1',
  '＝1',
  '＋1',
  '－1',
  '＠A1',
  '\u200b=1',
  '\u00ad=1',
  '\u2060+1',
  '\u0000=1',
  '\ufeff-1',
])('the text %j is no formula', text => {
  expect(csvOf(text)).toContain(`'${text}`)
})

test.each(['x;=A1;y', 'x,=A1', 'x\t@A1', 'x;\u200b＝A1', 'x\n=A1'])(
  'the text %j is no formula where a spreadsheet splits it elsewhere',
  text => {
    for (const cell of csvOf(text).split(/[;,\t\n]/)) expect(cell).not.toMatch(/^"?[\s\u200b]*[=＝@]/)
  },
)

test.each(['a=b', 'LOT 2026-11', 'a@b.fr'])('the text %j stays as it is', text => {
  expect(csvOf(text)).toContain(`;${text};`)
})

test('JSON: exact amounts in text', () => {
  if (!account) throw new Error('No account was read.')
  expect(JSON.parse(toJson(account, movements))).toMatchObject({
    account: 'FR76',
    opening: { amount: '100.00', day: '2026-11-30' },
    movements: [
      { amount: '100.00' },
      { amount: '-50.50', isFee: true },
      { transactions: [{ amount: '-3.00' }, {}] },
      {},
    ],
  })
})

test.each(['\u3164', '\u115f', '\ufe0f', '\u034f', '\u2800', '"', '\u00a0"', '\u200b'])(
  'CSV: a formula behind %j is defused, also at another separator',
  before => {
    expect(defuse(`${before}=1`)).toBe(`'${before}=1`)
    expect(defuse(`x;${before}=1`)).toBe(`x;'${before}=1`)
  },
)

test('CSV: quotes and blank characters without a formula stay as they are', () => {
  for (const text of ['"Nordex"', 'x; "y"', '\u2800', 'A "=" B']) expect(defuse(text)).toBe(text)
})
