import { describe, expect, test } from 'vitest'
import type { FieldName } from '../../../../../src/pages/contact/mail/fields.ts'
import { checkRequest } from '../../../../../src/pages/contact/mail/schema.ts'
import { typed } from './request.ts'

const faultOf = (name: FieldName, text: string) => {
  const answer = checkRequest({ ...typed, [name]: text })
  return 'faults' in answer ? answer.faults[name] : undefined
}

describe('what is ambiguous', () => {
  test.each([
    '01 23 45 67 89 / 06 12 34 56 78',
    '01 23 45 67 89/+33 6 12 34 56 78',
    '01 23 45 67 89, 06 12 34 56 78',
    '0123456789;0612345678',
    '01 23 45 67 89 ou 06 12 34 56 78',
    '0123456789 0612345678',
    '01 23 45 67 89 06 12 34 56 78',
    '+33 1 23 45 67 89 +33 6 12 34 56 78',
    'Bureau 01 23 45 67 89 Mobile 06 12 34 56 78',
    '\u202d01 23 45 67 89\u202c\t\u202d06 12 34 56 78\u202c',
    '555-0123 or 555-0199',
  ])('%j is two numbers', text => expect(faultOf('phone', text)).toBe('numbers'))

  test.each([
    'Tél. : 01 23 45 67 89',
    'mobile\u00a0: +33 6 12 34 56 78',
    '01 23 45 67 89 (bureau)',
    '+33 1 23 45 67 89 demander Ada',
    '01 23 45 67 89 interne 12',
    '01 23 45 67 89,,42',
    '☎\ufe0f 01 23 45 67 89',
    '+33 1 99 00 19 8a',
  ])('%j has more than the number', text => expect(faultOf('phone', text)).toBe('words'))

  test.each([
    '089/1234567',
    '033203/123456',
    '0043 662/1234567',
    '+49 (0) 30 / 12 34 56',
    '01 23 45 67 89 x 42',
    '+33 1 23 45 67 89 poste : 123456',
    '+33 (0)1 23 45 67 89',
  ])('%j is one number', text => expect(faultOf('phone', text)).toBeUndefined())

  test.each([
    'ada@example.fr, bob@example.fr',
    'ada@example.fr bob@example.fr',
    'ada@example.fr/bob@example.fr',
    'ada@example.fr ou bob@example.fr',
    'Ada <ada@example.fr>; Bob <bob@example.fr>',
    'a@b.fr,c@d.fr',
    'mailto:ada@example.fr,bob@example.fr',
    // Two lines of a list: an input joins them.
    'ada@example.frbob@example.fr',
  ])('%j is two addresses', text => expect(faultOf('email', text)).toBe('addresses'))

  test.each([
    'Ada Lovelace <ada@example.fr>',
    'E-mail : ada@example.fr',
    'ada lovelace@example.fr',
    'Hélène <h@arvenne.example>',
  ])('%j has more than the address', text => expect(faultOf('email', text)).toBe('words'))
})
