import { expect, test } from 'vitest'
import { formatDay, formatMoney, formatNumber } from '../../../src/i18n/format.ts'

test('numbers are grouped as the language does, with a real minus and no narrow space', () => {
  expect(formatNumber(-1284930.55, 'fr', { minimumFractionDigits: 2 })).toBe('−1\u00a0284\u00a0930,55')
  expect(formatNumber(-1284930.55, 'en', { minimumFractionDigits: 2 })).toBe('−1,284,930.55')
})

test('money stands on the side the language puts it', () => {
  expect(formatMoney(1284930.55, 'EUR', 'fr')).toBe('1\u00a0284\u00a0930,55\u00a0€')
  expect(formatMoney(1284930.55, 'EUR', 'en')).toBe('€1,284,930.55')
})

test('a day is the same day in every time zone', () => {
  expect(formatDay('2025-05-20', 'fr')).toBe('20\u00a0mai 2025')
  expect(formatDay('2025-01-01', 'en')).toBe('January\u00a01, 2025')
  expect(formatDay('2025-04-01', 'fr')).toBe('1er\u00a0avril 2025')
  expect(formatDay('2025-11-01', 'fr', { weekday: 'long', day: 'numeric', month: 'long' })).toBe(
    'samedi\u00a01er\u00a0novembre',
  )
  expect(formatDay('2025-11-01', 'fr', { day: '2-digit', month: '2-digit' })).toBe('01/11')
  expect(formatDay('2025-05-31', 'fr')).toBe('31\u00a0mai 2025')
})
