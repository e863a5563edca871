import { expect, test } from 'vitest'
import { checkMessage, checkSource } from '../../../src/translation/checkMessage.ts'

const kinds = (source: string, translation: string, locale = 'en') =>
  checkMessage({ source, translation, locale }).map(({ kind, severity }) => `${severity} ${kind}`)

const lots = '{n, plural, one {# lot} other {# lots}}'

test.each([
  ['Bonjour', 'Hello', 'en'],
  ['Bonjour {name}', 'Hello {name}', 'en'],
  ['Lire <0>ici</0> ou <1/>', 'Read <1/> or <0>here</0>', 'en'],
  [lots, '{n, plural, one {# batch} other {# batches}}', 'en'],
  [lots, '{n, plural, =0 {none} one {one} other {#}}', 'en'],
  [lots, '{n, plural, zero {لا} one {دفعة} two {دفعتان} few {# دفعات} many {# دفعة} other {# دفعة}}', 'ar'],
  ['{g, select, a {x} other {y}}', '{g, select, a {u} other {v}}', 'en'],
  ['Moins de 5 < 10', 'Less than 5 < 10', 'en'],
  ['À venir', '', 'en'],
  ['Oui\u200b', 'Yes\u200b', 'en'],
  ['Un 👩\u200d💻', 'One 👩\u200d💻', 'en'],
  ['Bonjour {name}', 'سلام می\u200cکنم {name}', 'fa'],
  ['Lot {id}', 'אצווה \u2068{id}\u2069\u200f', 'he'],
  ['Bonjour', 'ជំរាប\u200bសួរ', 'km'],
])('finds nothing wrong with %s → %s', (source, translation, locale) => {
  expect(kinds(source, translation, locale)).toEqual([])
})

test.each([
  ['a placeholder that is lost', 'Bonjour {name}', 'Hello', ['error placeholder']],
  ['one that is none', 'Bonjour', 'Hello {name}', ['error placeholder']],
  ['one whose name was translated', '{nom}', '{name}', ['error placeholder', 'error placeholder']],
  ['a tag that is lost', 'Lire <0>ici</0>', 'Read here', ['error tag']],
  ['a tag that became another', 'Lire <0/>', 'Read <0>x</0>', ['error tag', 'error tag']],
  ['a tag that is not closed', 'Lire <0>ici</0>', 'Read <0>here', ['error syntax']],
  ['tags that cross', '<0>a <1>b</1></0>', '<0>a <1>b</0></1>', ['error syntax']],
  ['a brace that is not closed', 'Bonjour {name}', 'Hello {name', ['error syntax']],
  ['a plural that is gone', lots, '{n} batches', ['error plural']],
  ['a plural that lacks a case', lots, '{n, plural, other {#}}', ['error plural']],
  ['a case the language never uses', lots, '{n, plural, one {#} few {#} other {#}}', ['error plural']],
  ['a plural that is new', '{n} lots', '{n, plural, one {#} other {#}}', ['error plural']],
  ['a zero-width space', 'Oui', 'Y\u200bes', ['error character']],
  ['a zero-width joiner', 'Oui', 'Yes\u200d', ['error character']],
  ['a byte order mark', 'Oui tous', 'Yes \ufeffall', ['error character']],
  ['a word joiner', 'Oui', 'Y\u2060es', ['error character']],
  ['a direction that is turned round', 'Oui', '\u202eYes\u202c', ['error character', 'error character']],
  ['a direction mark', 'Oui', 'Yes\u200e!', ['error character']],
  ['a tab', 'Oui ou non', 'Yes\tor no', ['error character']],
  ['an invisible character in a tag', '<0>Un</0>', '<\u200b0>One</0>', ['error character', 'error syntax']],
  ['a control character', 'Oui', 'Y\u0000es', ['error character']],
  ['a line separator', 'Oui ou non', 'Yes\u2028or no', ['error character']],
  ['a letter that was lost', 'Oui', 'Y\ufffds', ['error character']],
  ['a soft hyphen, which may be meant', 'Oui', 'Ye\u00ads', ['warning character']],
  ['other spaces around', 'Total ', 'Total', ['error space']],
  ['a straight apostrophe', 'Le relevé', "The bank\u2019s, isn't it", ['warning typography']],
  ['a text that became long', 'Lire', 'Read all there is to read of it', ['warning length']],
])('names %s', (_, source, translation, found) => {
  expect(kinds(source, translation)).toEqual(found)
})

test('asks for the cases of the language, not of the source', () => {
  const problems = checkMessage({
    source: lots,
    translation: '{n, plural, one {#} other {#}}',
    locale: 'pl',
  })
  expect(problems.map(problem => problem.text).sort()).toEqual([
    '{n} lacks the plural case few; write it',
    '{n} lacks the plural case many; write it',
  ])
})

test('French punctuation marks keep their word on the line, in the source too', () => {
  expect(checkSource('Pourquoi ? Parce que', 'fr')[0]).toMatchObject({
    kind: 'typography',
    severity: 'error',
  })
  expect(checkSource('« oui »', 'fr')[0]).toMatchObject({ severity: 'error' })
  expect(checkSource('le 22 novembre', 'fr')[0]).toMatchObject({ severity: 'warning' })
  expect(checkSource('Pourquoi\u00a0? {answer}\u00a0!', 'fr')).toEqual([])
})

test('stays quick, and throws at nothing', () => {
  for (const hostile of [
    '{'.repeat(500),
    '<'.repeat(5000),
    '<0>'.repeat(2000),
    "'{",
    '{a, plural, }',
    '}{',
    '{,}',
  ]) {
    expect(() => checkMessage({ source: hostile, translation: hostile, locale: 'fr' })).not.toThrow()
  }
})

test('an invisible character is named by its place, with what to do', () => {
  const [problem] = checkMessage({ source: 'Suivre', translation: 'Track\u202e it', locale: 'en' })
  expect(problem?.text).toBe(
    'holds U+202E, an invisible character that sets a direction that the source does not have, after “Track”. Fix: delete it.',
  )
})

test('an override of the direction is wrong in a language that runs from right to left too', () => {
  expect(kinds('Lot', '\u202eאצווה', 'he')).toEqual(['error character'])
})
