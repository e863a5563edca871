import { expect, test } from 'vitest'
import { withSuggestion, withTranslation } from '../../../src/translation/poEntry.ts'
import { readPo, writePo } from '../../../src/translation/poFile.ts'
import { takeTranslations } from '../../../src/translation/takeTranslations.ts'

const catalog = `# Words of the bank.
msgid ""
msgstr ""
"Language: en\\n"

# a remark
#. placeholder {0}: count
#: src/a.tsx
#: src/b.tsx
#, no-wrap, fuzzy
#| msgctxt "old"
#| msgid "Banques"
msgctxt "new"
msgid "Banques : {0}"
msgstr "Banks"

#: src/a.tsx
msgid ""
"Une phrase "
"pliée"
msgstr ""
"A folded "
"sentence"


#: src/c.tsx
msgid "Dire \\"oui\\""
msgstr ""

#~ msgid "Parti"
#~ msgstr "Gone"
`
const edited = (text: string, at: number, translation: string) => {
  const file = readPo(text)
  return writePo({
    ...file,
    entries: file.entries.map((entry, index) => (index === at ? withTranslation(entry, translation) : entry)),
  })
}
const changedLines = (before: string, after: string) => {
  const [old, now] = [before.split('\n'), after.split('\n')]
  return { gone: old.filter(line => !now.includes(line)), come: now.filter(line => !old.includes(line)) }
}

test('reads what an entry says', () => {
  const [first, second, third, last] = readPo(catalog).entries
  expect(first).toMatchObject({
    id: 'Banques : {0}',
    context: 'new',
    translation: 'Banks',
    hints: ['placeholder {0}: count'],
    remarks: ['a remark'],
    origins: ['src/a.tsx', 'src/b.tsx'],
    fuzzy: true,
    obsolete: false,
    previous: { id: 'Banques', context: 'old' },
  })
  expect(second).toMatchObject({ id: 'Une phrase pliée', translation: 'A folded sentence', fuzzy: false })
  expect(third).toMatchObject({ id: 'Dire "oui"', translation: '' })
  expect(third).not.toHaveProperty('previous')
  expect(last).toMatchObject({ id: 'Parti', translation: 'Gone', obsolete: true })
})

test('reads comments that stand right after their sign, and references that are empty', () => {
  const [entry] = readPo('#ask them\n#\n# again\n#: \n#, no-wrap\nmsgid "Un"\nmsgstr "One"\n').entries
  expect(entry).toMatchObject({ remarks: ['ask them', '', 'again'], origins: [], translation: 'One' })
})

test.each([
  ['as it is', catalog],
  ['with the line ends of Windows', catalog.replaceAll('\n', '\r\n')],
  ['without a last line end', catalog.trimEnd()],
  ['with entries that no blank line parts', catalog.replaceAll('\n\n', '\n')],
  ['with a byte order mark', `\ufeff${catalog}`],
  ['without a header, but with a byte order mark', `\ufeff${catalog.slice(catalog.indexOf('# a'))}`],
  ['with lines that belong to no entry', `${catalog}\n# the last word\n<<<<<<< HEAD\n`],
  ['without entries', 'msgid ""\nmsgstr ""\n"Language: en\\n"\n'],
  ['with nothing in it', ''],
])('gives a file back byte by byte, %s', (_, text) => {
  expect(writePo(readPo(text))).toBe(text)
  expect(readPo(text).entries.map(entry => entry.id)).toEqual(
    text.includes('#: src') ? ['Banques : {0}', 'Une phrase pliée', 'Dire "oui"', 'Parti'] : [],
  )
})

test('a translation changes its own lines alone, and settles what was fuzzy', () => {
  expect(changedLines(catalog, edited(catalog, 2, 'Say "yes"'))).toEqual({
    gone: [],
    come: ['msgstr "Say \\"yes\\""'],
  })
  expect(changedLines(catalog, edited(catalog, 1, 'Unfolded'))).toEqual({
    gone: ['"A folded "', '"sentence"'],
    come: ['msgstr "Unfolded"'],
  })
  expect(changedLines(catalog, edited(catalog, 0, 'Banks: {0}'))).toEqual({
    gone: ['#, no-wrap, fuzzy', '#| msgctxt "old"', '#| msgid "Banques"', 'msgstr "Banks"'],
    come: ['#, no-wrap', 'msgstr "Banks: {0}"'],
  })
})

test('what is written is read again, whatever the text', () => {
  for (const text of [
    'two\nlines',
    'tab\tand "quotes" \\ and more',
    '# no comment',
    'é\u00a0: « »',
    'msgid "x"',
  ]) {
    for (const at of [0, 1, 2]) {
      expect(readPo(edited(catalog, at, text)).entries.map(entry => entry.translation)[at]).toBe(text)
      expect(readPo(edited(catalog.trimEnd(), at, text)).entries).toHaveLength(4)
    }
  }
})

test('a translation that is there already changes nothing', () => {
  expect(edited(catalog, 1, 'A folded sentence')).toBe(catalog)
})

test('a suggestion says that it is one, and for which message it was made', () => {
  const file = readPo(catalog)
  const entries = file.entries.map(entry =>
    entry.translation === '' ? withSuggestion(entry, 'Say', { id: 'Dire', context: '' }) : entry,
  )
  const text = writePo({ ...file, entries })
  expect(text).toContain(
    '#: src/c.tsx\n#, fuzzy\n#| msgid "Dire"\nmsgid "Dire \\"oui\\""\nmsgstr "Say"\n\n#~',
  )
  const again = readPo(text).entries[2]
  expect(again).toMatchObject({ fuzzy: true, previous: { id: 'Dire', context: '' } })
  expect(again && withSuggestion(again, 'Say', again.previous).lines).toEqual(again?.lines)
})

test('takes over what a translator’s tool changed, and nothing of its layout', () => {
  const theirs = `msgid ""
msgstr ""
"X-Generator: Poedit 3.6\\n"

msgid "Dire \\"oui\\""
msgstr ""
"Say "
"yes"

msgid ""
"Une phrase pliée"
msgstr "A folded sentence"

msgctxt "new"
msgid "Banques : {0}"
msgstr "Banks: {0}"

msgid "Inconnue"
msgstr "Unknown"
`
  const taken = takeTranslations(readPo(catalog), readPo(theirs))
  expect(taken).toMatchObject({ changed: 2, unknown: ['Inconnue'] })
  expect(changedLines(catalog, writePo(taken.file))).toEqual({
    gone: ['#, no-wrap, fuzzy', '#| msgctxt "old"', '#| msgid "Banques"', 'msgstr "Banks"'],
    come: ['#, no-wrap', 'msgstr "Banks: {0}"', 'msgstr "Say yes"'],
  })
  expect(takeTranslations(taken.file, readPo(theirs)).changed).toBe(0)
})
