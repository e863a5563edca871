import { expect, it } from 'vitest'
import { sample } from '../../../../../src/pages/payments/checker/samples.ts'
import { sheetCsv } from '../../../../../src/pages/payments/checker/sheetCsv.ts'
import { check } from '../checks/files.ts'

const days = Array.from({ length: 60 }, (_, index) =>
  new Date(Date.UTC(2026, 10, 20 + 7 * index)).toISOString().slice(0, 10),
)

it.each(['clean', 'debits'] as const)('the sample %s passes on any day', async name => {
  for (const today of days) {
    const { problems, transactions } = check(await sample(name, today).content.text(), { today })
    expect({ today, problems }).toEqual({ today, problems: [] })
    expect(transactions).toBeGreaterThan(2)
  }
})

it('the sample with five faults has the five, and no other', async () => {
  const { problems } = check(await sample('faults', '2027-03-01').content.text(), { today: '2027-03-01' })
  expect(problems.map(({ code, severity }) => `${code} ${severity}`)).toEqual([
    'controlSum file',
    'characters warning',
    'iban transaction',
    'amount transaction',
    'paymentTypeTwice file',
  ])
})

it('writes sheets as CSV in which nothing becomes a formula', () => {
  const sheet = {
    name: 'x',
    head: ['Nom', 'Montant'],
    rows: [
      ['=SUM(A1)', { decimal: '1250.50' }],
      ['A;B "C"', { count: 3 }],
      [undefined, { day: '2026-11-28' }],
    ],
  }
  expect(sheetCsv(sheet, { separator: ';', point: ',' })).toBe(
    '\ufeff"Nom";"Montant"\r\n\'=SUM(A1);1250,50\r\n"A;B ""C""";3\r\n;2026-11-28\r\n',
  )
  expect(sheetCsv(sheet, { separator: ',', point: '.' }).split('\r\n')[1]).toBe("'=SUM(A1),1250.50")
})
