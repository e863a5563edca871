import { expect, test } from 'vitest'
import { eurLex } from '../../../src/i18n/eurLex.ts'

test.each([
  ['fr', 'https://eur-lex.europa.eu/eli/reg/2024/886/oj/fra'],
  ['en', 'https://eur-lex.europa.eu/eli/reg/2024/886/oj/eng'],
] as const)('a European act is linked in the language of the page: %s', (locale, address) => {
  expect(eurLex('reg/2024/886', locale)).toBe(address)
})
