import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cookieValue, negotiate } from '../../../src/i18n/negotiate.ts'

describe('negotiate', () => {
  it.each([
    [['en'], 'en'],
    [['EN-us'], 'en'],
    [['fr_CA'], 'fr'],
    [[' en '], 'en'],
    [['en-Latn-GB-x-test'], 'en'],
    [['de', 'en', 'fr'], 'en'],
    [[null, undefined, '', 'fr'], 'fr'],
    [['cimode', 'en'], 'en'],
    [['*'], undefined],
    [[], undefined],
  ])('%j is %s', (candidates, expected) => {
    expect(negotiate(candidates)).toBe(expected)
  })

  it.each([
    '__proto__',
    'constructor',
    'toString',
    '../en',
    'en/../fr',
    'en%00',
    'en-',
    'en--us',
    'english',
    'fr"><script>',
    'e',
    'en\nfr',
  ])('passes over %j', hostile => {
    expect(negotiate([hostile])).toBeUndefined()
    expect(negotiate([hostile, 'en'])).toBe('en')
  })

  it('takes any iterable and stops at the first that fits', () => {
    function* candidates() {
      yield 'xx'
      yield 'en'
      throw new Error('asked too far')
    }
    expect(negotiate(candidates())).toBe('en')
  })

  it('never yields anything but a supported language, nor takes long', () => {
    fc.assert(fc.property(fc.array(fc.string()), list => [undefined, 'fr', 'en'].includes(negotiate(list))))
    const before = performance.now()
    negotiate([`en${'-a'.repeat(100_000)}!`])
    expect(performance.now() - before).toBeLessThan(500)
  })
})

describe('cookieValue', () => {
  it.each([
    ['i18next=en', 'en'],
    ['a=1; i18next=en; b=2', 'en'],
    ['a=1;i18next=en', 'en'],
    ['i18next=en; i18next=fr', 'en'],
    ['i18next="en"', 'en'],
    ['i18next=en%2DUS', 'en-US'],
    ['i18next=%E0%A4%A', '%E0%A4%A'],
    ['i18next=a=b', 'a=b'],
    ['i18next=', ''],
    ['I18NEXT=en', undefined],
    ['xi18next=en; i18nextx=en', undefined],
    ['i18next', undefined],
    [';;=;', undefined],
    [undefined, undefined],
  ])('%s', (header, expected) => {
    expect(cookieValue(header, 'i18next')).toBe(expected)
  })
})
