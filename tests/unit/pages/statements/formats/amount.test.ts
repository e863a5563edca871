import { expect, test } from 'vitest'
import { parseTypedAmount, toDecimal } from '../../../../../src/pages/statements/formats/amount.ts'
import { currencyDecimals } from '../../../../../src/pages/statements/formats/currencies.ts'

test.each([
  ['EUR', 2],
  ['HUF', 2],
  ['COP', 2],
  ['IDR', 2],
  ['PKR', 2],
  ['JPY', 0],
  ['ISK', 0],
  ['TND', 3],
  ['KWD', 3],
  ['CLF', 4],
  ['???', 2],
])('%s has %i decimals', (currency, decimals) => {
  expect(currencyDecimals(currency)).toBe(decimals)
})

test.each([
  ['2,500', 'TND', '2.50', true],
  ['2.500', 'KWD', '2.50', true],
  ['2,500', 'EUR', '2500.00', true],
  ['2.500', 'JPY', '2500.00', true],
  ['0,500', 'EUR', '0.50', false],
  ['2,5', 'TND', '2.50', false],
  ['2,50', 'EUR', '2.50', false],
  ['1 250,50', 'EUR', '1250.50', false],
  ["1'250.50", 'CHF', '1250.50', false],
  ['12,345.6', 'EUR', '12345.60', false],
  ['12.345,600', 'TND', '12345.60', false],
  ['1,234,567', 'TND', '1234567.00', false],
  ['2500', 'TND', '2500.00', false],
  ['€ 12', 'EUR', '12.00', false],
])('%j of %s is typed as %s', (text, currency, amount, isAmbiguous) => {
  const typed = parseTypedAmount(text, currency)
  expect(typed && toDecimal(typed.amount)).toBe(amount)
  expect(typed?.isAmbiguous).toBe(isAmbiguous)
})

test.each(['', 'abc', '1,23,4', '12,34.567,8', '-5', '1.2.3'])('%j is no amount', text => {
  expect(parseTypedAmount(text, 'EUR')).toBeUndefined()
})
