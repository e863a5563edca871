import { describe, expect, it } from 'vitest'
import type { CheckOptions } from '../../../../../src/pages/payments/checks/check.ts'
import { staleSources } from '../../../../../src/pages/payments/checks/paymentRules.ts'
import { sourceOf } from '../../../../../src/pages/payments/checks/sources.ts'
import { accounts, check, rules, transfer } from './files.ts'

/** Where the rule behind each problem of a file comes from. */
const sourcesOf = (text: string, options?: Partial<CheckOptions>) => {
  const report = check(text, options)
  return report.problems.map(problem => sourceOf(problem, { ...report, rules }))
}

describe('the source of a problem', () => {
  const unstructured = transfer({ payments: [{ address: '<AdrLine>12 quai X, Lyon</AdrLine>' }] })
  it.each<[string, string, Partial<CheckOptions> | undefined, string[]]>([
    ['an address, anywhere', unstructured, undefined, ['addresses']],
    ['an address, at a German bank', unstructured, { profile: 'DE' }, ['germanSchemas']],
    ['an address, at a Swiss bank', unstructured, { profile: 'CH' }, ['switzerland']],
    [
      'no control sum, at an Austrian bank',
      transfer({ header: '<NbOfTxs>1</NbOfTxs>', block: '' }),
      { profile: 'AT' },
      ['austria', 'austria'],
    ],
    ['an amount of nothing', transfer({ payments: [{ amount: '0.00' }] }), undefined, ['creditTransfer']],
    [
      'an account in Turkey',
      transfer({ payments: [{ account: accounts.turkish }] }),
      undefined,
      ['countries'],
    ],
    ['a date at Christmas', transfer({ date: '<Dt>2026-12-25</Dt>' }), undefined, ['target']],
  ])('%s', (_, text, options, expected) => {
    expect(sourcesOf(text, options)).toEqual(expected)
  })
})

it('names the sources that were last compared more than sixty days ago', () => {
  expect(staleSources(rules, '2026-12-01')).toEqual([])
  expect(staleSources(rules, '2027-02-15')).toHaveLength(Object.keys(rules.sources).length)
})
