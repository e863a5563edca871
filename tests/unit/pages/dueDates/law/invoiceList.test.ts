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
  [
    'units and numbers in headings',
    'Customer\tInvoice #\tInvoice Date\tInvoice Amount (EUR)\tPayment terms (days)\nA\tI1\t1-Jun-26\t€24,000.00\t60\nB\tI2\t15-Jan-26\t€1,250.50\t45 days EOM',
  ],
  [
    'the number under “Invoice”',
    'Invoice,Date,Total incl. VAT,Terms\n4711,2026-06-01,24000.00,60 days from invoice\n4712,2026-01-15,1250.50,45 EOM',
  ],
  [
    'a title above the headings',
    'Balance âgée;au 28/11/2026;;\n;;;\nClient;Date facture;Montant TTC en €;Conditions de règlement\nA;01/06/2026 00:00:00;24 000,00 euros;60 jours date d’émission\nB;15/01/2026 00:00;1 250,50;45 jours FM',
  ],
  ['names of months', 'date;montant;délai\n1er juin 2026;24000;60\n15 janv. 2026;1250,50;45 fdm'],
  [
    'German headings, as far as they are known',
    'Kunde;Rechnungsdatum;Betrag;Zahlungsziel\nA;01.06.2026;24.000,00 €;60 Tage netto\nB;15. Januar 2026;1.250,50 €;45 fdm',
  ],
  ['bars', 'date|amount|term\n2026-06-01|24000.00|60\n2026-01-15|1,250.50|45 EOM'],
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
  ['Due on receipt', { term: 'net', days: '0' }],
  ['net 30 days', { term: 'net', days: '30' }],
  ['2/10 net 30', undefined],
  // In the United States these are days after the end of the month, elsewhere often before it.
  ['Net 30 EOM', undefined],
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

test('headings in another language are a row to correct, and the columns follow the first invoice', () => {
  const { rows } = list('Cliente;Fecha;Importe;Plazo\nA;01/06/2026;24000;60')
  expect(rows.map(({ claim }) => claim?.due)).toEqual([undefined, '2026-07-31'])
})

test('a due date without heading is no amount', () => {
  expect(dues('A;01/06/2026;31/07/2026;24000,00')).toEqual([['2026-07-01', 24_000_00]])
})

test.each([
  ['that is never closed', '"Valmy;2026-06-01;100;60\nBrune;2026-06-01;100;60'],
  ['that ends too soon', '"Valmy" SA;2026-06-01;100;60\nBrune;2026-06-01;100;60\n"Lin";2026-06-01;1;60'],
])('a quotation mark %s is named, with the row where it stands', (_, rows) => {
  const read = list(`client;date;montant;délai\nHalieute;2026-06-01;100;60\n${rows}`).rows
  expect(read[0]?.problems).toEqual([])
  expect(read[1]).toMatchObject({ row: 3, claim: undefined, problems: [{ kind: 'openQuote', blocks: true }] })
})

test('the country of a customer is not the law of the contract', () => {
  const read = list('client;pays;date;montant;délai\nHansa;Allemagne;2026-06-01;100;60')
  expect(read).toMatchObject({ unknown: ['pays'], rows: [{ claim: { due: '2026-07-31' } }] })
})

test.each([
  ['is the term where none is named', '2026-07-31;', '2026-07-31', '2026-07-31'],
  ['of 45 days end of month is lawful beyond 60 days', '2026-08-14;', '2026-08-14', '2026-08-14'],
  ['beyond the maximum is not the one that counts', '2026-08-20;', '2026-08-20', '2026-07-31'],
  ['gives way to a term', '2026-07-31;30', '2026-07-01', '2026-07-01'],
])('a column of due dates %s', (_, cells, due, lawfulDue) => {
  const read = list(`client;date;montant;échéance;délai\nValmy;2026-06-01;100;${cells}`)
  expect(read).toMatchObject({ unknown: [], rows: [{ claim: { due, lawfulDue } }] })
})

test.each(['bientôt', '2026-05-31', '2030-01-01'])('a due date that gives no term is named: %s', due => {
  const [row] = list(`date;montant;échéance\n2026-06-01;100;${due}`).rows
  expect(row).toMatchObject({
    claim: undefined,
    problems: [{ field: 'term', kind: 'unknown', blocks: true }],
  })
})
