import { expect, test } from 'vitest'
import { catalogProblems, contradictions } from '../../../../src/i18n/checks/catalogProblems.ts'
import { parseGlossary } from '../../../../src/i18n/checks/glossary.ts'
import { readPo } from '../../../../src/i18n/po/readPo.ts'

const catalog = (locale: string, area: string, ...entries: string[]) => ({
  locale,
  area,
  file: readPo(['msgid ""\nmsgstr ""\n"Language: en\\n"\n', ...entries].join('\n')).file,
})
const glossary = parseGlossary([
  { id: 'bfr', fr: { term: 'BFR', avoid: ['fond'] }, en: { term: 'WCR', avoid: ['fund'] } },
])
const done = 'msgid "Fait"\nmsgstr "Done"\n'
const reported = (locale: string, ...entries: string[]) =>
  catalogProblems(catalog(locale, 'home', ...entries), { sourceLocale: 'fr', glossary })
const faults = (...entries: string[]) => reported('en', done, ...entries).faults

test('says nothing of a complete catalog', () => {
  expect(reported('en', done, 'msgid "Bonjour {name}"\nmsgstr "Hello {name}"\n')).toEqual({
    faults: [],
    notes: [],
  })
})

test.each([
  ['a missing translation', 'msgid "Bonjour"\nmsgstr ""', 'has no translation'],
  [
    'a fuzzy one',
    '#, fuzzy\n#| msgid "Salut"\nmsgid "Bonjour"\nmsgstr "Hello"',
    'is marked fuzzy (its translation was made for “Salut”)',
  ],
  ['a placeholder that is lost', 'msgid "{count} lots"\nmsgstr "batches"', '{count} is missing'],
  ['a tag that is lost', 'msgid "Lire <0>ici</0>"\nmsgstr "Read here"', '<0> is missing'],
  [
    'a plural that lacks a case',
    'msgid "{n, plural, one {#} other {#}}"\nmsgstr "{n, plural, other {#}}"',
    'lacks the plural case one',
  ],
  ['a forbidden term', 'msgid "Le BFR"\nmsgstr "The fund, or WCR"', 'write “WCR”'],
])('names %s, its line and the fix', (_, entry, what) => {
  const [fault = ''] = faults(entry)
  expect(fault).toMatch(/^locales\/en\/home\.po:\d+: /)
  expect(fault).toContain(what)
  expect(faults(entry)).toHaveLength(1)
})

test('asks no translation of the source language, but looks at its words', () => {
  expect(reported('fr', 'msgid "Bonjour"\nmsgstr ""').faults).toEqual([])
  expect(reported('fr', 'msgid "Pourquoi ?"\nmsgstr "Pourquoi ?"').faults[0]).toContain('no-break space')
  expect(reported('fr', 'msgid "Le fond"\nmsgstr ""').faults[0]).toContain('write “BFR”')
})

test('an untranslated catalog is no fault; a partly translated one is', () => {
  const waiting = 'msgid "Bonjour"\nmsgstr ""\n'
  expect(reported('de', waiting, waiting.replace('jour', 'soir')).faults).toEqual([])
  expect(reported('de', waiting, done).faults).toHaveLength(1)
})

test('an obsolete entry, which tools keep, is a note', () => {
  const { faults, notes } = reported('en', done, '#~ msgid "Bonjour"\n#~ msgstr ""')
  expect(faults).toEqual([])
  expect(notes).toEqual([expect.stringMatching(/^locales\/en\/home\.po:9: “Bonjour” is obsolete/)])
})

test('what a person has to judge is a note', () => {
  expect(reported('en', 'msgid "Le BFR"\nmsgstr "The thing"')).toEqual({
    faults: [],
    notes: [
      'locales/en/home.po:6: “Le BFR” → “The thing”: “BFR” is “WCR” in the glossary; write it, or make sure',
    ],
  })
})

test('the same words must be translated alike in all catalogs of a language, or have a context', () => {
  const entry = (translation: string, context = '') =>
    `${context && `msgctxt "${context}"\n`}msgid "Rapprochement"\nmsgstr "${translation}"`
  const found = (one: [string, string], other: [string, string]) =>
    contradictions([catalog(one[0], 'a', one[1]), catalog(other[0], 'b', other[1])])
  expect(found(['en', entry('Matching')], ['en', entry('Reconciliation')])).toEqual([
    expect.stringMatching(
      /locales\/en\/b\.po:6: “Rapprochement” is “Reconciliation” here and “Matching” in locales\/en\/a\.po:6\. Fix: /,
    ),
  ])
  expect(found(['en', entry('Matching')], ['en', entry('Matching')])).toEqual([])
  expect(found(['en', entry('Matching')], ['fr', entry('Rapprochement')])).toEqual([])
  expect(found(['en', entry('Matching', 'step')], ['en', entry('Reconciliation')])).toEqual([])
})
