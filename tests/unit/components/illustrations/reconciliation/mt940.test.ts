import { expect, test } from 'vitest'
import { statement } from '../../../../../src/components/illustrations/cast.ts'
import { mt940 } from '../../../../../src/components/illustrations/reconciliation/mt940.ts'

const text = mt940(statement).map(({ tag, before, amount = '', after = '' }) => tag + before + amount + after)

test('a statement reads as a bank sends it', () => {
  expect(text).toEqual([
    ':20:CA250828001',
    ':25:CRATFR2AXXX/00000126780',
    ':60F:C250827EUR4783231,05',
    ':61:2508280828C18240,00NTRFF-20871//8840',
    ':61:2508280828D2115,40NDDT0712//8841',
    ':61:2508280828C7800,00NTRFOCTAVE//8842',
    ':61:2508280828C12960,75NCHK00412//8843',
    ':62F:C250828EUR4820116,40',
  ])
})

test('the balances as sent add up, debits counted as debits', () => {
  const cents = (field: string) => {
    const [, mark, amount = ''] = /([CD])(?:\d{6}EUR)?(\d+,\d\d)/.exec(field) ?? []
    return Number(amount.replace(',', '')) * (mark === 'D' ? -1 : 1)
  }
  const [opening = '', closing = ''] = [':60F:', ':62F:'].map(tag =>
    text.find(field => field.startsWith(tag)),
  )
  const moves = text.filter(field => field.startsWith(':61:')).map(cents)
  expect(moves.reduce((sum, move) => sum + move, cents(opening))).toBe(cents(closing))
})

test('no field is longer than SWIFT allows', () => {
  expect(statement.reference.length).toBeLessThanOrEqual(16)
  expect(statement.account.length).toBeLessThanOrEqual(35)
  for (const { reference, bankReference } of statement.lines) {
    expect(reference.length).toBeLessThanOrEqual(16)
    expect(bankReference.length).toBeLessThanOrEqual(16)
  }
})
