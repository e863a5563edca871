import { describe, expect, test } from 'vitest'
import { accounts, people, tiers, today } from '../../../../../../src/components/illustrations/cast.ts'
import {
  banks,
  change,
  holders,
  limitsOf,
  type Power,
  powerOf,
} from '../../../../../../src/pages/bankAuthorities/illustrations/authorities/powers.ts'

/** The words of the matrix beside each name, as far as they are figures. */
const stated: [keyof typeof people, Power, number, number][] = [
  ['vasseur', 'alone', 10_000, Number.POSITIVE_INFINITY],
  ['belanger', 'jointly', 0, 1_000_000],
  ['tremblay', 'jointly', 0, Number.POSITIVE_INFINITY],
  ['kone', 'none', 0, 0],
  ['roy', 'none', 0, 0],
]

test.each(stated)('%s may sign as the tiers require', (name, power, alone, jointly) => {
  expect(powerOf(people[name])).toBe(power)
  expect(limitsOf(people[name])).toEqual({ alone, jointly })
})

test('the matrix shows everyone whom a tier asks to sign', () => {
  for (const { signers } of tiers) for (const signer of signers) expect(holders).toContain(signer)
  expect(holders.filter(holder => powerOf(holder) !== 'none')).toHaveLength(3)
})

test('its banks are the banks of the accounts, each with a report that has arrived', () => {
  expect(banks.map(({ bank }) => bank).toSorted()).toEqual(accounts.map(({ bank }) => bank).toSorted())
  for (const { bank, short, reported } of banks) {
    expect(bank).toContain(short)
    expect(reported < today).toBe(true)
  }
})

describe('the change that waits', () => {
  test('is entered by someone who may not sign, and awaits someone who may', () => {
    expect(powerOf(change.first)).toBe('none')
    expect(powerOf(change.second)).not.toBe('none')
    expect(new Set([change.person, change.first, change.second]).size).toBe(3)
  })
  test('adds a power that is not there yet, at a bank that phones show too', () => {
    expect(change.power).not.toBe(powerOf(change.person))
    expect(banks.filter(({ first }) => first).map(({ bank }) => bank)).toContain(change.bank)
  })
})

test('a leaver on 64 accounts: the difference is taken in minutes and rounded last', () => {
  const [letters, messages] = [64 * 25, 7 * 15]
  const hours = (minutes: number) => `${Math.floor(minutes / 60)} h ${minutes % 60}`
  expect([letters, messages, letters - messages].map(hours)).toEqual(['26 h 40', '1 h 45', '24 h 55'])
  expect(((letters - messages) / 60).toFixed(1)).toBe('24.9')
})
