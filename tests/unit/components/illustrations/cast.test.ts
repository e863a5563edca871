import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import {
  accounts,
  batch,
  entries,
  officerThreshold,
  otherAccounts,
  people,
  pool,
  position,
  rates,
  remittance,
  sent,
  signed,
  statement,
  tiers,
  waiting,
} from '../../../../src/components/illustrations/cast.ts'
import { netPositions } from '../../../../src/components/illustrations/position/chart.ts'
import { forecast } from '../../../../src/components/illustrations/position/forecast.ts'
import type { Cast } from '../../../../src/content/checks/cast.ts'

const cents = (amount: number) => Math.round(amount * 100)
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + cents(amount), 0)
const euros = (balance: number, currency: string) => balance / (rates[currency] ?? Number.NaN)

const cast: Cast = parse(readFileSync('content/cast.yml', 'utf8'))
const simple = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const companyOf = (name: string) => {
  const words = simple(name).split(' ')
  return cast.find(({ company }) => simple(company).split(' ')[0] === words[0])
}

describe('the companies that Arvenne deals with', () => {
  const payees = [
    ...batch.rows.map(({ payee }) => payee),
    ...entries.filter(({ account }) => account.startsWith('401')).map(({ account }) => account.slice(4)),
  ]
  const payers = [
    ...remittance.checks.map(({ drawer }) => drawer),
    ...entries.filter(({ account }) => account.startsWith('411')).map(({ account }) => account.slice(4)),
  ]
  test.each(payees)('%s, which is paid, is a supplier in the cast', name => {
    expect(companyOf(name)?.suppliesTo ?? []).toContain('Arvenne')
  })
  test.each(payers)('%s, which pays, is a customer in the cast', name => {
    expect(companyOf(name)?.buysFrom ?? []).toContain('Arvenne')
  })
  test('are in the sample batch on the same terms', () => {
    const batchFile = readFileSync('src/pages/payments/checker/samples/arvenne-virements.xml', 'utf8')
    const known = [...batchFile.matchAll(/<Cdtr>\s*<Nm>([^<]+)</g)].flatMap(
      ([, name = '']) => companyOf(name) ?? [],
    )
    expect(known).not.toEqual([])
    for (const { suppliesTo } of known) expect(suppliesTo).toContain('Arvenne')
  })
  test('are companies of the cast themselves', () => {
    for (const { company, suppliesTo = [], buysFrom = [] } of cast) {
      for (const other of suppliesTo)
        expect(
          cast.some(one => one.company === other),
          `${company} supplies ${other}`,
        ).toBe(true)
      for (const other of buysFrom)
        expect(
          cast.some(one => one.company === other),
          `${company} buys from ${other}`,
        ).toBe(true)
    }
  })
})

describe('the position', () => {
  test('is the sum of all accounts at the day’s rates', () => {
    const listed = accounts.map(({ balance, currency }) => euros(balance, currency))
    expect(sum([...listed, otherAccounts.balance])).toBe(cents(position))
  })
  test('is where the forecast stands this week', () => {
    const now = forecast.weeks.findIndex(({ week }) => week === forecast.current)
    expect(netPositions(forecast)[now]).toBe(Math.round(position / 1e4) / 100)
  })
})

describe('the batch', () => {
  test('is the sum of its transfers', () => {
    expect(sum([...batch.rows.map(({ amount }) => amount), batch.others.amount])).toBe(cents(batch.total))
    expect(batch.rows.length + batch.others.count).toBe(batch.transfers)
  })
  test('shows its largest transfers first, all larger than the others on average', () => {
    const shown = batch.rows.map(({ amount }) => amount)
    expect(shown).toEqual([...shown].sort((a, b) => b - a))
    expect(shown.at(-1)).toBeGreaterThan(batch.others.amount / batch.others.count)
  })
  test('asks for the signatures of its tier, and has one of two', () => {
    const tier = tiers.find(({ limit }) => batch.total <= limit)
    expect(batch.signatures.map(({ person }) => person)).toEqual(tier?.signers)
    expect([signed, batch.signatures.length]).toEqual([1, 2])
    expect(batch.total).toBeGreaterThan(officerThreshold)
    expect(tiers.map(({ limit }) => limit)).toContain(officerThreshold)
  })
  test('names a changed payee that is among its transfers, approved by two people', () => {
    const changed = batch.rows.filter(row => 'changed' in row)
    expect(changed.map(({ payee }) => payee)).toEqual([batch.change.payee])
    expect(batch.change.first).not.toBe(batch.change.second)
  })
  test('goes to payees inside SEPA alone', () => {
    for (const { account } of batch.rows) expect(account).toMatch(/^(FR|BE)\d\d •••• \d{4}$/)
  })
  test('heads the list of what waits, and is not among what was sent', () => {
    expect(waiting[0]).toMatchObject({ name: batch.name, amount: batch.total })
    const names = [...waiting, ...sent].map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('the statement', () => {
  test('opens, moves and closes on figures that add up', () => {
    const moves = statement.lines.map(({ amount }) => amount)
    expect(cents(statement.opening) + sum(moves)).toBe(cents(statement.closing))
  })
  test('is answered by entries of the same amounts, but for one check deposit', () => {
    const open = statement.lines.filter(
      ({ amount }, line) =>
        sum(entries.filter(entry => entry.line === line).map(entry => entry.amount)) !== cents(amount),
    )
    expect(open.map(({ label }) => label)).toEqual(['REM CHQ 00412'])
    expect(entries.some(({ line }) => statement.lines[line] === open[0])).toBe(false)
  })
})

describe('the pool', () => {
  test('holds in its header account what its companies have in it', () => {
    expect(sum(pool.companies.map(({ balance }) => balance))).toBe(cents(pool.header))
  })
  test('closes the day on the balance of the statement and of the position', () => {
    expect(pool.header).toBe(statement.closing)
    expect(pool.header).toBe(position)
  })
})

test('every one has initials of their own', () => {
  const initials = Object.values(people).map(({ initials }) => initials)
  expect(new Set(initials).size).toBe(initials.length)
})

test('the first tier is the threshold that the articles give Arvenne', () => {
  const article = readFileSync('content/articles/4yeux/fr.md', 'utf8')
  const [, threshold = ''] = /seconde signature au-dessus de ([\d\s]+) €/.exec(article) ?? []
  expect(tiers[0]?.limit).toBe(Number(threshold.replace(/\s/g, '')))
})
