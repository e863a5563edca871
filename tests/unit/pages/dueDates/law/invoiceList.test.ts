import { expect, test } from 'vitest'
import { readRates } from '../../../../../src/commands/dueDate.ts'
import { readInvoiceList } from '../../../../../src/pages/dueDates/law/invoiceList.ts'
import { mostRows } from '../../../../../src/pages/dueDates/law/listRow.ts'
import { entryOfTerm } from '../../../../../src/pages/dueDates/law/listWords.ts'
import { totalsOf } from '../../../../../src/pages/dueDates/law/totals.ts'

const rates = await readRates('.')
const options = { rates, today: '2026-11-28', defaults: { law: 'FR' }, order: 'dayFirst' } as const
const list = (text: string, changed: Partial<Parameters<typeof readInvoiceList>[1]> = {}) =>
  readInvoiceList(text, { ...options, ...changed })
const dues = (text: string, changed = {}) =>
  list(text, changed).rows.map(({ claim }) => [claim?.due, claim?.invoice.amount])

const expected = [
  ['2026-07-31', 24_000_00],
  ['2026-03-31', 1_250_50],
]

test.each([
  ['commas', 'date,amount,term\n2026-06-01,24000.00,60\n2026-01-15,"1,250.50",45 days end of month\n'],
  ['semicolons', 'Date;Montant TTC;Délai\r\n01/06/2026;24 000,00;60 jours\r\n15/01/2026;1250,5;45 j fdm\r\n'],
  [
    'tabs, as spreadsheets copy them',
    'Client\tDate de facture\tMontant\tDélai de paiement\nA\t1/6/2026\t24\u202f000,00\u00a0€\t60\nB\t15/1/2026\t1\u202f250,50\u00a0€\t45 jours fin de mois',
  ],
  ['no headings', '2026-06-01;24000;60\n2026-01-15;1250,50;45 EOM'],
  ['no headings, in another order', 'Halieute;60;24000,00;01.06.2026\nValmy;45 EOM;1250,50;15.01.2026'],
  [
    'a byte order mark and empty lines',
    '\ufeffdate;amount;term\n\n2026-06-01;24000;60\n;;\n2026-01-15;1250.50;45eom',
  ],
])('reads a list with %s', (_, text) => {
  expect(dues(text)).toEqual(expected)
})

test('dates that can be read both ways follow the others, or the order that is asked for', () => {
  expect(list('date,amount\n03/04/2026,1\n04/25/2026,1').rows[0]?.entry.invoice).toBe('2026-03-04')
  expect(list('date,amount\n03/04/2026,1\n25/04/2026,1').rows[0]?.entry.invoice).toBe('2026-04-03')
  const both = 'date,amount\n03/04/2026,1'
  expect(list(both)).toMatchObject({ order: 'dayFirst', rows: [{ entry: { invoice: '2026-04-03' } }] })
  expect(list(both, { order: 'monthFirst' })).toMatchObject({
    order: 'monthFirst',
    rows: [{ entry: { invoice: '2026-03-04' } }],
  })
})

test.each([
  ['60', { term: 'net', days: '60' }],
  ['Net 30', { term: 'net', days: '30' }],
  ['60 jours date de facture', { term: 'net', days: '60' }],
  ['45 jours fin de mois', { term: 'endOfMonth', days: '45', method: 'monthEndLast' }],
  ['45 jours + fin de mois', { term: 'endOfMonth', days: '45', method: 'monthEndLast' }],
  ['Fin de mois + 45 jours', { term: 'endOfMonth', days: '45', method: 'monthEndFirst' }],
  ['EOM 30', { term: 'endOfMonth', days: '30', method: 'monthEndFirst' }],
  ['à réception', { term: 'net', days: '0' }],
  ['none', { term: 'none' }],
  ['as soon as possible', undefined],
])('the term %s is read', (text, entry) => {
  expect(entryOfTerm(text)).toEqual(entry)
})

const mixed = `debtor;reference;date;amount;term;paid
Valmy;F1;2026-06-01;24000;60;
Valmy;F2;2026-06-01;1000;90;2026-08-30
Brune;F3;2026-11-01;500;30;
Brune;F4;2026-13-01;500;30;
;F5;2026-11-01;beaucoup;30;
Brune;F6;2026-11-01;500;bientôt;`

test('bad rows are named with row and field, and kept out of the sums', () => {
  const { rows } = list(mixed)
  const bad = rows.filter(({ claim }) => !claim)
  expect(
    bad.map(({ row, problems }) => [row, problems.map(({ field, kind }) => `${field} ${kind}`)]),
  ).toEqual([
    [5, ['invoice notADate']],
    [6, ['amount notAnAmount']],
    [7, ['term unknown']],
  ])
  // Valmy: 24,000 × 12.40 % × 120 / 365 = 978.41; 1,000 × 12.40 % × 30 / 365 = 10.19, paid.
  expect(totalsOf(rows)).toEqual([
    {
      debtor: 'Valmy',
      currency: 'EUR',
      invoices: 2,
      late: 2,
      unpaid: 24_000_00,
      interest: 988_60,
      indemnity: 80_00,
      total: 25_068_60,
    },
    {
      debtor: 'Brune',
      currency: 'EUR',
      invoices: 1,
      late: 0,
      unpaid: 500_00,
      interest: 0,
      indemnity: 0,
      total: 500_00,
    },
  ])
})

test('headings that name no field are reported', () => {
  expect(list('date,amount,color\n2026-01-01,1,red').unknown).toEqual(['color'])
})

test('five thousand rows are read, and how many more there are is said', () => {
  const rows = Array.from({ length: mostRows + 2 }, (_, index) => `D${index},2026-01-15,${index + 1},60`)
  const read = list(['debtor,date,amount,term', ...rows].join('\n'))
  expect(read.rows).toHaveLength(mostRows)
  expect(read.left).toBe(2)
  expect(totalsOf(read.rows)).toHaveLength(mostRows)
})
