import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { typeset } from '../../../src/i18n/typography.ts'

/** No-break spaces as ~, so that they can be read here. */
const french = (text: string) => typeset(text, 'fr').replaceAll('\u00a0', '~')
const english = (text: string) => typeset(text, 'en').replaceAll('\u00a0', '~')

describe('French', () => {
  it.each([
    ['Pourquoi ? Oui ; non : si !', 'Pourquoi~? Oui~; non~: si~!'],
    ['Pourquoi? Oui; non: si!', 'Pourquoi~? Oui~; non~: si~!'],
    ['« Impayé » et «payé»', '«~Impayé~» et «~payé~»'],
    ['un « mot »: suite', 'un «~mot~»~: suite'],
    ['1 284 930,55 €', '1~284~930,55~€'],
    ['24\n000\n€', '24~000~€'],
    ['13,15 % sur 45 jours', '13,15~% sur 45~jours'],
    ['2 M€, 3,5 Md€, 400 k€', '2~M€, 3,5~Md€, 400~k€'],
    ['10 $, 5 Mo, 30 s, 6 h 10, 3 m²', '10~$, 5~Mo, 30~s, 6~h 10, 3~m²'],
    ['le 1er mai, le 20 mai 2025', 'le 1er~mai, le 20~mai 2025'],
    ['art. L. 441-10, M. Tremblay, n° 2024/886', 'art.~L.~441-10, M.~Tremblay, n°~2024/886'],
    ['12\u202f500', '12~500'],
    ['quoi ?!', 'quoi~?!'],
    ['le champ :62F: et le :61:', 'le champ~:62F: et le~:61:'],
  ])('%s → %s', (text, set) => expect(french(text)).toBe(set))

  it.each([
    'à 12:30 précises',
    'https://www.example.org/?a=b&c=d',
    'en 2024 100 entreprises',
    'IBAN FR76 3000 6000 0112 3456',
    '01 99 00 19 87',
    'a, b. c… d',
    'le 5 maison',
  ])('leaves “%s” alone', text => expect(french(text)).toBe(text))

  it('looks at the sign before the text', () => {
    expect(typeset(': suite', 'fr', 't')).toBe('\u00a0: suite')
    expect(typeset(' €', 'fr', '0')).toBe('\u00a0€')
  })
})

describe('English', () => {
  it('keeps numbers and units together and nothing else', () => {
    expect(english('Wait 24 hours: why? “Yes” ; no')).toBe('Wait 24~hours: why? “Yes” ; no')
    expect(english('€2 million, 5 MB, 20 May')).toBe('€2~million, 5~MB, 20 May')
  })
})

describe('any language', () => {
  const words = fc.array(
    fc.constantFrom(
      'mot',
      '«',
      '»',
      '12',
      '345',
      '€',
      '%',
      ':',
      ';',
      '!',
      '?',
      ' ',
      ' ',
      '\n',
      'mai',
      'M.',
      '(',
      ')',
      ',',
    ),
  )

  it('changes spaces alone, and a second pass changes nothing', () => {
    const letters = (text: string) => text.replace(/[\s\u00a0]/g, '')
    fc.assert(
      fc.property(words, fc.constantFrom('fr', 'en', 'de'), (parts, locale) => {
        const once = typeset(parts.join(''), locale)
        expect(letters(once)).toBe(letters(parts.join('')))
        expect(typeset(once, locale)).toBe(once)
      }),
      { numRuns: 2000 },
    )
  })

  it('never lets a French line begin with a sign', () => {
    fc.assert(
      fc.property(words, parts => {
        expect(typeset(`mot${parts.join('')}`, 'fr')).not.toMatch(/[^\s][ \n]+[;:?!»]|«[ \n]/)
      }),
      { numRuns: 2000 },
    )
  })

  it('leaves a language without rules as it is', () => {
    expect(typeset('Wie viel ? 24 €', 'de')).toBe('Wie viel ? 24 €')
  })
})
