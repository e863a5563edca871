import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accountsOf } from '../../../../../src/pages/statements/formats/accounts.ts'
import { fromCents } from '../../../../../src/pages/statements/formats/amount.ts'
import { readCamt } from '../../../../../src/pages/statements/formats/camt.ts'
import { readCfonb120 } from '../../../../../src/pages/statements/formats/cfonb120.ts'
import { readMt940 } from '../../../../../src/pages/statements/formats/mt940.ts'
import type { Text } from '../../../../../src/pages/statements/formats/pieces.ts'
import { readText } from '../../../../../src/pages/statements/formats/readText.ts'
import type { Reading } from '../../../../../src/pages/statements/formats/types.ts'
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

const readers: [string, (plan: Plan) => string, (text: Text) => Reading][] = [
  ['MT940', writeMt940, readMt940],
  ['MT940 with CR alone', statement => writeMt940(statement).replace(/\r?\n/g, '\r'), readMt940],
  ['MT940 with CR LF', statement => writeMt940(statement).replace(/\r?\n/g, '\r\n'), readMt940],
  ['CFONB120', writeCfonb120, readCfonb120],
  ['CFONB120 without line breaks', statement => writeCfonb120(statement, ''), readCfonb120],
  ['camt.053', writeCamt053, readCamt],
]

test.each(readers)('%s: wherever a file is cut into pieces, it is read as a whole', (_name, write, read) => {
  fc.assert(
    fc.property(plan, fc.integer({ min: 1, max: 300 }), (statement, size) => {
      const text = write(statement)
      const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []
      expect(read(pieces)).toEqual(read(text))
    }),
    { numRuns: 40 },
  )
})
