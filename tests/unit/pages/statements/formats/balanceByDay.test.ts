import { expect, test } from 'vitest'
import { accountsOf } from '../../../../../src/pages/statements/formats/accounts.ts'
import { readText } from '../../../../../src/pages/statements/formats/readText.ts'

const daysOf = (...lines: string[]) => {
  const reading = readText(lines.join('\n'))
  const days = accountsOf([{ ...reading, name: 'f' }]).accounts[0]?.days ?? []
  return days.map(({ day, balance }) => `${day} ${Number(balance) / 100_000}`)
}

test('the balance at the end of each day, whatever the order of movements', () => {
  expect(
    daysOf(
      ':20:A',
      ':25:1',
      ':60F:C261101EUR100,',
      ':61:261103D30,NTRFX',
      ':61:261102C5,NTRFX',
      ':61:261103D80,NTRFX',
      ':62F:D261130EUR5,',
    ),
  ).toEqual(['2026-11-01 100', '2026-11-02 105', '2026-11-03 -5', '2026-11-30 -5'])
})

test('what is missing between two statements shows on the first day of the later one', () => {
  expect(
    daysOf(
      ':20:A',
      ':25:1',
      ':60F:C261101EUR100,',
      ':62F:C261101EUR100,',
      '-',
      ':20:B',
      ':25:1',
      ':60F:C261105EUR70,',
      ':61:261106C1,NTRFX',
      ':62F:C261106EUR71,',
    ),
  ).toEqual(['2026-11-01 100', '2026-11-05 70', '2026-11-06 71'])
})

test('none without an opening balance, and none of a report during the day', () => {
  expect(daysOf(':20:A', ':25:1', ':61:261102C5,NTRFX', ':62F:C261130EUR5,')).toEqual([])
  expect(daysOf(':20:A', ':25:1', ':34F:EUR0,', ':13D:2611301830+0100', ':61:261130C5,NTRFX')).toEqual([])
})

test('pending movements and those in other currencies do not count', () => {
  expect(
    daysOf(':20:A', ':25:1', ':60F:C261101EUR100,', ':61:261102EC5,NTRFX', ':62F:C261103EUR100,'),
  ).toEqual(['2026-11-01 100', '2026-11-03 100'])
})
