import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accountsOf } from '../../../../../src/pages/statements/formats/accounts.ts'
import { fromCents } from '../../../../../src/pages/statements/formats/amount.ts'
import { readText } from '../../../../../src/pages/statements/formats/readText.ts'
import { closingOf, type Plan, plan, writeCamt053, writeCfonb120, writeMt940 } from './writers.ts'

const writers: [string, (plan: Plan) => string][] = [
  ['MT940', writeMt940],
  ['CFONB120', writeCfonb120],
  ['CFONB120 without line breaks', statement => writeCfonb120(statement, '')],
  ['camt.053', writeCamt053],
]

test.each(writers)('%s: what was written is read again, and its sums agree', (name, write) => {
  fc.assert(
    fc.property(plan, statement => {
      const reading = readText(write(statement))
      expect(reading.problems).toEqual([])
      const { accounts, problems } = accountsOf([{ ...reading, name: 'file' }])
      expect(problems.get('file')).toEqual([])
      expect(accounts).toHaveLength(1)
      const [account] = accounts
      expect(account?.account).toContain(statement.account)
      expect(account?.currency).toBe('EUR')
      expect(account?.opening?.amount).toBe(fromCents(statement.opening))
      expect(account?.closing?.amount).toBe(fromCents(closingOf(statement)))
      expect(account?.closing?.day).toBe(statement.day)
      expect(account?.continuity).toEqual({ status: 'holds' })
      expect(account && account.credits.amount + account.debits.amount).toBe(
        fromCents(closingOf(statement) - statement.opening),
      )
      expect(account?.movements).toMatchObject(
        statement.movements.map(({ amount, booked, valued, text, reference, code }) => ({
          amount: fromCents(amount),
          booked,
          valued,
          text,
          references: [reference],
          ...(name !== 'MT940' && { code, isFee: code === '62' }),
        })),
      )
    }),
    { numRuns: 60 },
  )
})

test.each(writers)('%s: a movement that is left out breaks the sums by its amount', (_name, write) => {
  const broken = plan.filter(({ movements }) => movements.length > 0)
  fc.assert(
    fc.property(broken, statement => {
      const reading = readText(write(statement))
      const [lost] = reading.statements[0]?.movements.splice(0, 1) ?? []
      const { accounts } = accountsOf([{ ...reading, name: 'file' }])
      expect(accounts[0]?.continuity).toMatchObject({
        status: 'broken',
        difference: -(lost?.amount ?? 0n),
        first: { kind: 'within', file: 'file' },
      })
    }),
    { numRuns: 30 },
  )
})
