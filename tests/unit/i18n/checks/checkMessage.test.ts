import { expect, test } from 'vitest'
import { checkMessage, checkSource } from '../../../../src/i18n/checks/checkMessage.ts'

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

test.each([
  [
    'an apostrophe before a tag quotes nothing',
    '«\u00a0<0>{name}</0>\u00a0»',
    "See '<0>{name}</0>'",
    'warning typography',
  ],
  ['one that stands alone', 'L’{a}', "It''s {a}", 'warning typography'],
  ['a # outside a plural', 'Facture n°\u00a0{n}', 'Invoice #{n}', ''],
  ['braces that the source quotes too', "Écrivez '{'nom'}'", "Write '{'name'}'", 'warning typography'],
  [
    'tags around a whole plural',
    lots.replaceAll('#', '<0>#</0>'),
    '<0>{n, plural, one {#} other {#}}</0>',
    '',
  ],
  ['a number that one says in words', lots, '{n, plural, one {a batch} other {# batches}}', ''],
  ['an ampersand that is none of HTML', 'R&D\u00a0; AT&T', 'R&D; AT&T', ''],
  ['two tags in another order, one within the other', '<0>a <1>b</1></0>', '<1>a <0>b</0></1>', ''],
  ['less than', 'a < b, c > d', 'a < b, c > d', ''],
  ['a format that the source has', '{n, number, percent}', '{n, number, percent} of it', ''],
  [
    'a plural of ordinals',
    '{n, selectordinal, one {#er} other {#e}}',
    '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
    '',
  ],
])('finds nothing wrong with what Lingui runs: %s', (_, source, translation, allowed) => {
  expect(kinds(source, translation).filter(kind => kind !== allowed)).toEqual([])
})

test.each([
  [
    'a # that apostrophes quote outside a plural',
    '{0} de {count}',
    "'#{0}' of {count}",
    'Lingui cannot read it',
  ],
  [
    'a # that apostrophes quote in a plural',
    lots,
    "{n, plural, one {'#' batch} other {'#' batches}}",
    'prints # in place of the number',
  ],
  [
    'a # in a select within a plural',
    lots,
    '{n, plural, one {#} other {{n, select, other {#}}}}',
    'it stands in a select',
  ],
  [
    'a format',
    '{count} lots',
    '{count, number, integer} batches',
    '{count, number, integer} is not in the source',
  ],
  ['a format of numbers', '{count} lots', '{count, number} batches', '{count, number} is not in the source'],
  [
    'a format that Lingui cannot run',
    '{count, number, integer}',
    '{count, number, integer}',
    'Lingui cannot print it',
  ],
  ['a format that Lingui does not have', '{count, spellout}', '{count, spellout}', 'Lingui cannot print it'],
  ['a pattern of a date', '{day, date, ::yyyyMMdd}', '{day, date, ::yyyyMMdd}', 'Lingui prints another date'],
  ['a pattern of a time', '{day, time, HH:mm}', '{day, time, HH:mm}', 'Lingui prints another date'],
  ['a brace too many', '«\u00a0{quote}\u00a0»', '“{quote}}”', 'has a brace that closes nothing'],
  ['an entity of HTML', 'Prix\u00a0: {n}', 'Price:&nbsp;{n}', '&nbsp; is printed as it stands'],
  ['an entity by number', 'Prix\u00a0: {n}', 'Price:&#8239;{n}', '&#8239; is printed as it stands'],
  ['a letter as an entity', 'Été', '&Eacute;t&eacute;', '&Eacute; is printed as it stands'],
  ['a tag within itself', '<0>a</0> b', '<0>a <0>b</0></0>', '<0> stands within itself'],
  ['a tag that holds nothing', 'Lire <0>ici</0>', 'Read here<0></0>', '<0></0> holds nothing'],
  ['a tag of HTML', 'Lire<0/>ici', 'Read<0/><br>here', '<br> is never closed'],
  ['a tag with a space', 'Lire<0/>ici', 'Read<0 />here', '<0 /> is printed as it stands'],
  ['a tag with an attribute', '<0>ici</0>', '<0 class="x">here</0>', 'is printed as it stands'],
  [
    'a value that two apostrophes quote',
    'de {a} et de {b}',
    "d'{a} et d'{b}",
    'prints {a} et d as it stands',
  ],
  ['a value between apostrophes', 'le fichier {name}', "the file '{name}'", '{name} is missing'],
  [
    'a number that one case lost',
    lots,
    '{n, plural, one {# batch} other {batches}}',
    '{n} is missing where {n} is 1000',
  ],
  ['a number outside the plural', lots, '# {n, plural, one {batch} other {batches}}', '{n} is missing'],
  [
    'a value that one case lost',
    '{n, plural, one {# lot de {bank}} other {# lots de {bank}}}',
    '{n, plural, one {one batch} other {# batches of {bank}}}',
    '{bank} is missing where {n} is 1',
  ],
  [
    'a tag that one case lost',
    '{n, plural, one {<0>#</0> lot} other {<0>#</0> lots}}',
    '{n, plural, one {<0>#</0> batch} other {# batches}}',
    '<0> is missing where {n} is 1000',
  ],
  ['a case that is there twice', lots, '{n, plural, one {#} one {#} other {#}}', 'has the case one twice'],
  ['another number to count from', lots, '{n, plural, offset:1 one {#} other {#}}', 'counts from 1'],
  ['a name of a case that was translated', lots, '{n, plural, un {#} autre {#}}', 'Lingui cannot read it'],
  ['a select without other', '{g, select, a {x} other {y}}', '{g, select, a {x}}', 'lacks the case other'],
])('refuses what Lingui cannot run or prints wrongly: %s', (_, source, translation, what) => {
  const errors = checkMessage({ source, translation, locale: 'en' }).filter(one => one.severity === 'error')
  expect(errors.map(({ text }) => text).join('\n')).toContain(what)
})

test('of a language whose “one” is also 21, each number is printed', () => {
  const russian = (one: string) =>
    `{n, plural, one {${one}} few {# пакета} many {# пакетов} other {# пакета}}`
  expect(kinds(lots, russian('# пакет'), 'ru')).toEqual([])
  expect(kinds(lots, russian('один пакет'), 'ru')).toEqual(['error placeholder'])
})

test.each([
  ["d'{a} et d'{b}", 'the apostrophe before { quotes'],
  ['un }', 'closes nothing'],
  ["{n, plural, one {'#' lot} other {'#' lots}}", 'prints # in place of the number'],
  ['10&nbsp;€', '&nbsp; is printed as it stands'],
  ['{n, plural, one {#}}', 'lacks the plural case other'],
  ['{g, select, a {x}}', 'lacks the case other'],
  ['{n, number, ::currency/EUR}', 'Lingui cannot print it'],
])('a source that Lingui prints wrongly is refused: %s', (source, what) => {
  expect(
    checkSource(source, 'fr')
      .map(({ text }) => text)
      .join('\n'),
  ).toContain(what)
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
