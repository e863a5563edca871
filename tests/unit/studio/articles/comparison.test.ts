import { expect, it } from 'vitest'
import { readPo } from '../../../../src/i18n/po/readPo.ts'
import { compared } from '../../../../src/studio/articles/comparison.ts'
import { type Entry, judged } from '../../../../src/studio/entries.ts'

const entry = (source: string, translation: string, context?: string) => {
  const one: Entry = {
    id: source,
    areas: ['home'],
    context,
    source,
    translation,
    comments: [],
    origins: [],
    fuzzy: false,
    previous: undefined,
  }
  return judged(one, undefined, () => [])
}
const entries = [entry('Un', 'One'), entry('Deux', 'Two'), entry('Ouvrir', 'Open', 'verb')]

it('a file from another tool is compared by message and context, however it is folded', () => {
  const file = `msgid ""
msgstr "Language: en\\n"

msgid "Un"
msgstr ""
"O"
"ne"

#, fuzzy
msgid "Deux"
msgstr "Both"

msgid "Ouvrir"
msgstr "Opened"

msgctxt "verb"
msgid "Ouvrir"
msgstr ""
`
  expect(compared(readPo(file).file.entries, entries)).toEqual({
    differences: [{ entry: entries[1], theirs: 'Both', fuzzy: true }],
    same: 1,
    empty: 1,
    unknown: ['Ouvrir'],
  })
})
