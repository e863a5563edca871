import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  type FieldName,
  type Fields,
  fieldNames,
  longest,
} from '../../../../../src/pages/contact/mail/fields.ts'
import { checkRequest, requestSchema, weight } from '../../../../../src/pages/contact/mail/schema.ts'
import { typed } from './request.ts'

const with_ = (name: FieldName, text: string): Fields => ({ ...typed, [name]: text })
const faultOf = (name: FieldName, text: string) => {
  const answer = checkRequest(with_(name, text))
  return 'faults' in answer ? answer.faults[name] : undefined
}
const cleaned = (name: FieldName, text: string) => {
  const answer = checkRequest(with_(name, text))
  return 'request' in answer ? answer.request[name] : undefined
}

describe('checkRequest', () => {
  it('accepts ordinary input unchanged', () => {
    expect(checkRequest(typed)).toEqual({ request: typed })
  })

  it('asks for every field', () => {
    const nothing = Object.fromEntries(fieldNames.map(name => [name, ' \n '])) as Fields
    expect(checkRequest(nothing)).toEqual({
      faults: Object.fromEntries(fieldNames.map(name => [name, 'required'])),
    })
  })

  it('does not take what nobody can see for a name', () => {
    expect(faultOf('last-name', '\u200b\u2060\u00ad')).toBe('required')
  })

  it('trims, and puts single lines on one line', () => {
    expect(cleaned('company', '  Arvenne\n  SA\t')).toBe('Arvenne SA')
    expect(cleaned('message', '\r\n Première ligne\r\nSeconde\tligne \r')).toBe(
      'Première ligne\nSeconde\tligne',
    )
  })

  it('removes control characters, and fixes broken pairs', () => {
    expect(cleaned('message', 'a\u0000b\u0008c\u001b[31md\u007fe\u0085fghij')).toBe('abc[31mdefghij')
    expect(cleaned('role', 'x\ud83d')).toBe('x\ufffd')
  })

  test.each(fieldNames)('%s has its maximum length; an emoji counts as one character', name => {
    const filling = { email: '@arvenne.example', phone: '' }[name as string]
    if (filling !== undefined) return
    expect(faultOf(name, '😀'.repeat(longest[name]))).toBeUndefined()
    expect(faultOf(name, '😀'.repeat(longest[name] + 1))).toBe('long')
  })

  it('wants a few words as a message', () => {
    expect(faultOf('message', 'Bonjour !')).toBe('short')
    expect(faultOf('message', 'Bonjour à tous')).toBeUndefined()
  })
})

describe('e-mail addresses', () => {
  test.each([
    'h.vasseur@arvenne.example',
    'helene+treso@finance.arvenne.example',
    'o’brien_1@a.fr',
    'x@xn--socit-esab.example',
    'hélène@société.example',
    'tésorerie@例え.テスト',
  ])('%s is one', address => expect(faultOf('email', address)).toBeUndefined())

  test.each(['h.vasseur', 'h.vasseur@', 'h.vasseur@arvenne'])('%s has no domain', address =>
    expect(faultOf('email', address)).toBe('domain'),
  )

  test.each([
    '@arvenne.example',
    'h@vasseur@arvenne.example',
    'h@arvenne..example',
    'h@.arvenne.example',
    'h@arvenne.example.',
    'h@-arvenne.example',
    'h@192.168.0.1',
    'h@arvenne.e',
  ])('%s is none', address => expect(faultOf('email', address)).toBe('email'))
})

describe('phone numbers', () => {
  test.each([
    '+33 1 99 00 19 87',
    '01.99.00.19.87',
    '01 99 00 19 87',
    '+33 (0)1 99 00 19 87',
    '00 33 1 99001987',
    '(514) 555-0123',
    '514-555-0123 ext. 42',
    '+1 514 555 0123 x42',
    '01 99 00 19 87 poste 3',
    '+44 20 7946 0958 #12',
    '٠١٢٣٤٥٦٧٨٩',
    '+33\u00a01\u00a099\u00a000\u00a019\u00a087',
    '514\u2011555\u20110123',
  ])('%s is one', number => expect(faultOf('phone', number)).toBeUndefined())

  test.each(['12345', '1234567890123456', 'appelez-moi', '++33199001987', '-- -- --'])('%s is none', number =>
    expect(faultOf('phone', number)).toBe('phone'),
  )
})

describe('odd texts', () => {
  const pieces = fc.constantFrom(
    '👩‍👩‍👧‍👦',
    '🇫🇷',
    'שלום',
    'مرحبا',
    '\u202e',
    '\u0000',
    '\u001b[2J',
    '\ud800',
    '\r\n',
    '\t',
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '{{message}}',
    '%0d%0aBcc: x@y.example',
    '\u00a0',
    'é',
    'a',
    ' ',
  )
  const odd = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.string({ unit: 'grapheme', maxLength: 400 }),
    fc.array(pieces, { maxLength: 120 }).map(parts => parts.join('')),
  )
  const request = fc.record(
    Object.fromEntries(
      fieldNames.map(name => [name, fc.oneof({ weight: 3, arbitrary: fc.constant(typed[name]) }, odd)]),
    ) as {
      [name in FieldName]: fc.Arbitrary<string>
    },
  )

  test('never throw; what comes out is clean, small, and comes out again as it is', () => {
    fc.assert(
      fc.property(request, fields => {
        const answer = checkRequest(fields)
        if ('faults' in answer) {
          // Only codes are returned, nothing of what was typed.
          expect(Object.values(answer.faults).every(code => /^[a-z]+$/.test(code))).toBe(true)
          return
        }
        const { request: clean } = answer
        expect(Object.keys(clean)).toEqual([...fieldNames])
        for (const name of fieldNames) {
          const text = clean[name]
          expect(text).toBe(text.trim())
          expect(text.isWellFormed()).toBe(true)
          expect(text).not.toMatch(name === 'message' ? /[^\P{Cc}\n\t]/u : /\p{Cc}/u)
          expect([...text].length).toBeLessThanOrEqual(longest[name])
        }
        expect(weight(clean)).toBeLessThanOrEqual(50_000)
        expect(checkRequest(clean)).toEqual({ request: clean })
      }),
      { numRuns: 400 },
    )
  })

  test('100 kB of any text are refused at once', () => {
    fc.assert(
      fc.property(fc.constantFrom(...fieldNames), pieces, (name, piece) => {
        const text = `x${piece}`.repeat(Math.ceil(100_000 / (piece.length + 1)))
        const start = performance.now()
        expect(faultOf(name, text)).toBeDefined()
        expect(performance.now() - start).toBeLessThan(1000)
      }),
      { numRuns: 60 },
    )
  })

  test('markup stays the text that it is', () => {
    const text = '<b>Bonjour</b> & "merci" <script>alert(1)</script>'
    expect(cleaned('message', text)).toBe(text)
  })

  test('all together they weigh less than the mail service takes', () => {
    const heaviest = Object.fromEntries(fieldNames.map(name => [name, '😀'.repeat(longest[name])])) as Fields
    expect(weight(heaviest)).toBeLessThan(48_000)
    expect(requestSchema.safeParse({ ...typed, other: 'x' }).data).toEqual(typed)
  })
})
