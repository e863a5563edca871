import { expect, test } from 'vitest'
import { calculate, type Entries } from '../../../src/dueDates/calculate.ts'

const rates = {
  ecb: [
    { from: '2024-01-01', percent: 4.5 },
    { from: '2024-07-01', percent: 4.25 },
  ],
  boe: [{ from: '2023-07-01', percent: 5 }],
  legal: [{ from: '2024-01-01', percent: 5 }],
}
const filled: Entries = {
  law: 'france',
  term: 'net',
  invoiced: '2024-01-01',
  amount: '1 000',
  days: '30',
  received: '',
  paid: '',
  agreed: '',
  movesWeekends: false,
}
const outcome = (changed: Partial<Entries>) => calculate({ ...filled, ...changed }, rates, '2024-02-10')

test('a day of payment that is left empty is today', () => {
  expect(outcome({}).result).toMatchObject({
    amount: 1_000_00,
    due: '2024-01-31',
    until: '2024-02-10',
    late: { days: 10 },
  })
  expect(outcome({ paid: '2024-02-01' }).result).toMatchObject({ until: '2024-02-01', late: { days: 1 } })
})

test.each<[Partial<Entries>]>([[{ amount: '' }], [{ invoiced: '' }], [{ days: '' }]])(
  'until everything is there nothing is calculated, and nothing is wrong: %o',
  changed => {
    expect(outcome(changed)).toEqual({ problems: {}, result: undefined })
  },
)

test.each<[Partial<Entries>, object]>([
  [{ amount: 'mille' }, { amount: 'unreadable' }],
  [{ amount: '0' }, { amount: 'unreadable' }],
  [{ invoiced: '2024-02-30' }, { invoiced: 'unreadable' }],
  [{ invoiced: '2023-12-31' }, { invoiced: 'tooEarly' }],
  [{ days: '30 jours' }, { days: 'unreadable' }],
  [{ paid: '2023-01-01' }, { paid: 'tooEarly' }],
  [{ invoiced: '2024-03-01', paid: '2024-02-01' }, { paid: 'beforeInvoice' }],
  [{ term: 'none', received: 'hier' }, { received: 'unreadable' }],
  [{ agreed: 'beaucoup' }, { agreed: 'unreadable' }],
])('what cannot be read is named: %o', (changed, problems) => {
  expect(outcome(changed)).toEqual({ problems, result: undefined })
})

test('an entry that the chosen term does not use cannot be wrong', () => {
  expect(outcome({ term: 'sixty', days: 'x', received: 'x' }).problems).toEqual({})
})

test('beyond sixty days the last day that the law allows is given', () => {
  expect(outcome({ days: '90' }).result).toMatchObject({ due: '2024-03-31', lawful: '2024-03-01' })
  expect(outcome({ days: '60' }).result?.lawful).toBeUndefined()
})

test('from received goods thirty days, where nothing was agreed', () => {
  expect(outcome({ term: 'none', received: '2024-01-11' }).result?.due).toBe('2024-02-10')
})
