import { expect, test } from 'vitest'
import { catalogueFaults, contradictions } from '../../../src/build/catalogueGate.ts'

const catalogue = (...entries: string[]) =>
  ['msgid ""\nmsgstr ""\n"Language: en\\n"', ...entries].join('\n\n')
const faults = (...entries: string[]) => catalogueFaults('locales/en/home.po', catalogue(...entries), false)

test('says nothing of a complete catalogue', () => {
  expect(faults('msgid "Bonjour {name}"\nmsgstr "Hello {name}"\n')).toEqual([])
})

test.each([
  ['a missing translation', 'msgid "Bonjour"\nmsgstr ""', 'has no translation'],
  ['a fuzzy one', '#, fuzzy\nmsgid "Bonjour"\nmsgstr "Hello"', 'is marked fuzzy'],
  ['an obsolete entry', '#~ msgid "Bonjour"\n#~ msgstr "Hello"', 'obsolete'],
  [
    'a placeholder that is lost',
    'msgid "{count} sur {all}"\nmsgstr "{count} of all"',
    'differ in placeholders',
  ],
  ['a tag that is lost', 'msgid "Lire <0>ici</0>"\nmsgstr "Read here"', 'differ in placeholders'],
  ['a breaking space', 'msgid "Pourquoi ?"\nmsgstr "Why?"', 'no-break space'],
])('names %s, the file and the mend', (_, entry, what) => {
  const [fault = ''] = faults(entry)
  expect(fault).toContain('locales/en/home.po')
  expect(fault).toContain(what)
  expect(faults(entry)).toHaveLength(1)
})

test('asks no translation of the source language', () => {
  expect(catalogueFaults('locales/fr/home.po', catalogue('msgid "Bonjour"\nmsgstr ""'), true)).toEqual([])
})

test('the same words must be translated alike in all catalogues of a language, or have a context', () => {
  const file = (name: string, ...entries: string[]) => ({ name, text: catalogue(...entries) })
  const entry = (translation: string, context = '') =>
    `${context && `msgctxt "${context}"\n`}msgid "Rapprochement"\nmsgstr "${translation}"`
  expect(
    contradictions([file('en/a.po', entry('Matching')), file('en/b.po', entry('Reconciliation'))]),
  ).toEqual([
    expect.stringMatching(
      /locales\/en\/b\.po: “Rapprochement” is “Reconciliation” here and “Matching” in locales\/en\/a\.po/,
    ),
  ])
  expect(contradictions([file('en/a.po', entry('Matching')), file('en/b.po', entry('Matching'))])).toEqual([])
  expect(
    contradictions([file('en/a.po', entry('Matching')), file('fr/b.po', entry('Rapprochement'))]),
  ).toEqual([])
  expect(
    contradictions([file('en/a.po', entry('Matching', 'step')), file('en/b.po', entry('Reconciliation'))]),
  ).toEqual([])
})
