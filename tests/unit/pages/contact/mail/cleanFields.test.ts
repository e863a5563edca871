import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  cleanEmail,
  cleanLine,
  cleanPhone,
  cleanText,
} from '../../../../../src/pages/contact/mail/cleanFields.ts'
import { type FieldName, fieldNames } from '../../../../../src/pages/contact/mail/fields.ts'
import { checkRequest } from '../../../../../src/pages/contact/mail/schema.ts'
import { typed } from './request.ts'

/** What is sent of one field, or the code of what is wrong with it. */
const outcome = (name: FieldName, text: string) => {
  const answer = checkRequest({ ...typed, [name]: text })
  return 'request' in answer ? answer.request[name] : answer.faults
}

// Invisible characters are written as escapes: nobody could review them otherwise.
const pasted: readonly (readonly [source: string, name: FieldName, pasted: string, sent: string])[] = [
  ['Apple Contacts', 'phone', '\u202d+33 1 23 45 67 89\u202c', '+33 1 23 45 67 89'],
  ['Apple Contacts', 'phone', '+33\u00a01\u00a023\u00a045\u00a067\u00a089', '+33 1 23 45 67 89'],
  ['Apple Contacts', 'first-name', '\u2068Ada\u2069', 'Ada'],
  ['Apple Mail', 'message', '\ufffcVoici notre logo.', 'Voici notre logo.'],
  ['Windows Contacts', 'phone', '\u200e+33 1 23 45 67 89', '+33 1 23 45 67 89'],
  ['WhatsApp', 'phone', '\u202a+33\u00a06\u00a012\u00a034\u00a056\u00a078\u202c', '+33 6 12 34 56 78'],
  ['WhatsApp', 'phone', '\u2066+33 6 12 34 56 78\u2069\u200f', '+33 6 12 34 56 78'],
  ['Outlook', 'phone', '(+33) 1 23 45 67 89', '(+33) 1 23 45 67 89'],
  ['Outlook', 'phone', '01 23 45 67 89<tel:+33123456789>', '01 23 45 67 89'],
  ['Outlook', 'phone', '<tel:+33123456789>', '+33123456789'],
  ['Outlook', 'email', 'ada@example.fr<mailto:ada@example.fr>', 'ada@example.fr'],
  ['Outlook', 'email', "'ada@example.fr' <Ada@example.fr>", 'Ada@example.fr'],
  ['Outlook', 'email', "'ada@example.fr'", 'ada@example.fr'],
  ['Outlook', 'email', '<ada@example.fr>; ', 'ada@example.fr'],
  ['Outlook', 'message', 'Bonjour,\u000bNeuf banques.\u200b', 'Bonjour,\nNeuf banques.'],
  ['a chat', 'email', 'ada@example.fr\u200b', 'ada@example.fr'],
  ['a chat', 'email', '\ufeffada@\u2060example.fr\u00a0', 'ada@example.fr'],
  ['a link', 'phone', 'tel:+33-1-23-45-67-89', '+33-1-23-45-67-89'],
  ['a link', 'phone', 'TEL: 01 23 45 67 89', '01 23 45 67 89'],
  ['a link', 'phone', 'tel://+33123456789', '+33123456789'],
  ['a link', 'phone', 'tel:+33123456789;ext=42', '+33123456789;ext=42'],
  ['a link', 'email', 'mailto:ada@example.fr', 'ada@example.fr'],
  ['a link', 'email', 'MAILTO: ada@example.fr', 'ada@example.fr'],
  ['a link', 'email', 'mailto:ada@example.fr?subject=Bonjour', 'ada@example.fr'],
  ['PDF', 'phone', '01\u200923\u200945\u200967\u200989', '01 23 45 67 89'],
  ['PDF', 'phone', '01\u202f23\u202f45\u202f67\u202f89', '01 23 45 67 89'],
  ['PDF', 'phone', '+33\u20111\u201023\u201245\u221267\u00ad89', '+33-1-23-45-6789'],
  ['PDF', 'email', 'ada\u00ad@exam\u00adple.fr', 'ada@example.fr'],
  ['PDF', 'role', 'Directrice \ufb01nanci\u00adère', 'Directrice financière'],
  ['PDF', 'message', 'Neuf banques.\u2028Deux ERP.\u2029', 'Neuf banques.\nDeux ERP.'],
  ['PDF', 'message', 'Page une.\fPage deux.', 'Page une.\nPage deux.'],
  ['Excel', 'phone', "'0123456789\t", '0123456789'],
  ['Excel', 'phone', '"+33 1 23 45 67 89"', '+33 1 23 45 67 89'],
  ['Excel', 'company', '\u00a0Arvenne\u00a0\u00a0SA\r\n', 'Arvenne SA'],
  ['Excel', 'email', 'ada@example.fr\t', 'ada@example.fr'],
  ['a Japanese keyboard', 'phone', '＋８１（３）１２３４－５６７８', '+81(3)1234-5678'],
  ['a Japanese keyboard', 'email', 'ａｄａ＠ｅｘａｍｐｌｅ．ｆｒ', 'ada@example.fr'],
  ['a Japanese keyboard', 'email', 'ada@example。fr', 'ada@example.fr'],
  ['a Japanese keyboard', 'company', 'Ａｒｖｅｎｎｅ\u3000２１', 'Arvenne 21'],
  ['a Japanese keyboard', 'message', '９ banques\u3000？ Oui！', '9 banques ? Oui!'],
  ['a web page', 'last-name', 'Vas\u00adseur\u200b', 'Vasseur'],
  ['a web page', 'role', 'Tré\u200bsorière\u2063', 'Trésorière'],
  ['a web page', 'company', '\u202eArvenne\u202c', 'Arvenne'],
  ['a web page', 'message', 'Un seul parapheur\u202f? «\u00a0Oui\u00a0»', 'Un seul parapheur ? « Oui »'],
]

describe('pasted values', () => {
  test.each(pasted)('from %s into %s: %j is sent as %j', (_, name, text, sent) =>
    expect(outcome(name, text)).toBe(sent),
  )

  test.each(fieldNames)('%s loses every invisible and direction character', name => {
    const invisible = [
      ...'\u00ad\u034f\u061c\u180e\u200b\u200c\u200d\u200e\u200f\ufeff\u202a\u202b\u202c\u202d\u202e',
      ...'\u2060\u2061\u2062\u2063\u2064\u2066\u2067\u2068\u2069\u206f\u3164\ufe0f\ufff9\u{e0041}\u0000',
    ]
    for (const character of invisible) {
      const [first = '', ...rest] = typed[name]
      const text = `${character}${first}${character}${character}${rest.join('')}${character}`
      expect(outcome(name, text), character.codePointAt(0)?.toString(16)).toBe(typed[name])
    }
  })

  test.each(fieldNames)('%s without visible characters is empty', name =>
    expect(outcome(name, '\u200b\u2060\u00ad\u3164\u2800\u00a0\ufe0f\u200d')).toEqual({ [name]: 'required' }),
  )
})

describe('invisible characters that carry meaning', () => {
  test.each([
    ['a family', 'Merci 👩\u200d👩\u200d👧\u200d👦'],
    ['a job, with a skin tone', 'Trésorière 👩🏽\u200d💻'],
    ['a heart on fire', '❤\ufe0f\u200d🔥 la trésorerie'],
    ['a flag of a region', 'Glasgow 🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
    ['a keycap', 'Banque 1\ufe0f\u20e3'],
    ['a Persian name', 'علی\u200cرضا'],
    ['a Persian abbreviation', '۱۴۰۲ ه\u200d'],
    ['a Hindi conjunct', 'क्\u200dष'],
    ['a Bengali name', 'র\u200dয্যাব'],
    ['a Sinhala name', 'ශ්\u200dරී'],
    ['the form of a Japanese name', '葛\u{e0100}城'],
  ])('stay in names and texts: %s', (_, text) => {
    for (const name of ['first-name', 'last-name', 'role', 'company'] as const) {
      expect(outcome(name, text)).toBe(text)
    }
    expect(cleanText(text)).toBe(text)
  })

  it('are found beside those that carry none', () => {
    expect(cleanLine('\u2067علی\u200b\u200c\u200cرضا\u200c\u2069')).toBe('علی\u200cرضا')
    expect(cleanLine('👩\u200b\u200d\u2060💻\u200d')).toBe('👩\u200d💻')
  })

  it('go where they carry none', () => {
    expect(cleanLine('Vas\u200cse\u200dur')).toBe('Vasseur')
    expect(cleanLine('Ada\u{e0068}\u{e0069}\ufe0f \u{e0100}👋\u{e0068}')).toBe('Ada 👋')
  })
})

describe('names and texts', () => {
  test.each(['M²', 'Société №\u00201', '½ poste', 'O’Brien', 'Ångström', '\uf900', 'ｱﾄﾞﾊﾞﾝｽ', '①', 'a\u0301'])(
    '%s stays as it is written',
    text => expect(cleanLine(text)).toBe(text),
  )
})

describe('cleaning', () => {
  const pieces = fc.constantFrom(
    ...'\u200b\u200c\u200d\u202e\ufe0e\ufe0f\u00ad\u034f\ufffc\u180e\u20e3\u3164\uffa0\u00a8',
    ...'\u{e0067}\u{e0062}\u{e007f}\u{e0100}\ud83d',
    ...'👩🏽💻🏴❤©1#\u06cc\ufefb\u0650\u0915\u094d葛ｅﬁe\u0301',
    ...' \u00a0\t\r\n\u2028\f\'’"<>;,?＠@。',
    ...['mailto:', 'tel:', 'tel://', 'TEL：', '<tel:1>', '+33', '０', '0', '/', '－', '−'],
  )
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.array(pieces, { maxLength: 40 }).map(parts => parts.join('')),
  )
  const cleaners = { cleanText, cleanLine, cleanEmail, cleanPhone }

  test.each(Object.entries(cleaners))('%s changes nothing that is clean', (_, clean) => {
    fc.assert(
      fc.property(text, given => {
        const once = clean(given)
        expect(clean(once)).toBe(once)
      }),
      { numRuns: 4000 },
    )
  })

  test('plain text stays as it is', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'abcéèçÉ-’.&0123456789'), minLength: 1 })
    fc.assert(
      fc.property(fc.array(letters, { minLength: 1 }), words => {
        expect(cleanLine(words.join(' '))).toBe(words.join(' '))
        expect(cleanText(words.join('\n'))).toBe(words.join('\n'))
      }),
    )
  })

  test.each(fieldNames)('of 100 kB of one character takes no time: %s', name => {
    for (const character of '\u200b\u200d\ufe0f\u00a0 \t\n\'"’<>;,.:?@＠-/+0x👩🏴\u{e0067}ی葛é') {
      const start = performance.now()
      expect(outcome(name, `${character.repeat(100_000)}|`)).toBeDefined()
      expect(performance.now() - start, JSON.stringify(character)).toBeLessThan(1000)
    }
  })
})
