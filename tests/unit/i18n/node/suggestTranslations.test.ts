import { expect, test } from 'vitest'
import { likeness, suggestTranslations } from '../../../../src/i18n/node/suggestTranslations.ts'
import type { PoFile } from '../../../../src/i18n/po/poFile.ts'
import { readPo } from '../../../../src/i18n/po/readPo.ts'
import { writePo } from '../../../../src/i18n/po/writePo.ts'

type Entry = { id: string; text?: string; file?: string; context?: string; lines?: string }
const catalog = (...entries: Entry[]) =>
  readPo(
    entries
      .map(({ id, text = '', file = 'a.tsx', context, lines = '' }) =>
        [`#: src/${file}\n${lines}`, context && `msgctxt "${context}"\n`, `msgid "${id}"\nmsgstr "${text}"\n`]
          .filter(Boolean)
          .join(''),
      )
      .join('\n'),
  ).file
/** The entries of a catalog as written. */
const body = (file: PoFile) => writePo(file, 'en').replace(/^msgid ""\n.*?\n\n/s, '')
const after = (old: Record<string, Entry[]>, now: Record<string, Entry[]>) => {
  const files = (all: Record<string, Entry[]>) =>
    new Map(Object.entries(all).map(([area, entries]) => [area, catalog(...entries)]))
  return Object.fromEntries(
    [...suggestTranslations(files(old), files(now))].map(([area, file]) => [area, body(file)]),
  )
}

test('a message whose words changed gets its old translation back, fuzzy, with what it was', () => {
  const { home } = after(
    {
      home: [
        { id: 'Lire le blog', text: 'Read the blog' },
        { id: 'Banques', text: 'Banks' },
      ],
    },
    { home: [{ id: 'Lire notre blog' }, { id: 'Banques', text: 'Banks' }] },
  )
  expect(home).toBe(
    '#: src/a.tsx\n#, fuzzy\n#| msgid "Lire le blog"\nmsgid "Lire notre blog"\nmsgstr "Read the blog"\n\n' +
      '#: src/a.tsx\nmsgid "Banques"\nmsgstr "Banks"\n',
  )
})

test('each old translation goes to the message most like it, and words unlike all stay empty', () => {
  const { home } = after(
    { home: [{ id: 'Suivre les paiements', text: 'Track payments' }] },
    { home: [{ id: 'Suivre les virements' }, { id: 'Suivre tous les paiements' }, { id: 'Contact' }] },
  )
  expect(home?.match(/msgstr "Track payments"/g)).toHaveLength(1)
  expect(home).toContain('msgid "Suivre tous les paiements"\nmsgstr "Track payments"')
  expect(home).toContain('msgid "Contact"\nmsgstr ""')
})

test('words that moved to another area bring their translation, which needs no second look', () => {
  const { site } = after(
    { home: [{ id: 'Lire', text: 'Read' }], site: [] },
    { home: [], site: [{ id: 'Lire', file: 'b.tsx' }] },
  )
  expect(site).toBe('#: src/b.tsx\nmsgid "Lire"\nmsgstr "Read"\n')
})

test('a new context asks whether the words still fit', () => {
  const { home } = after(
    { home: [{ id: 'Lire', text: 'Read' }] },
    { home: [{ id: 'Lire', context: 'verb' }] },
  )
  expect(home).toContain('#, fuzzy\n#| msgid "Lire"\nmsgctxt "verb"\n')
})

test('what is still fuzzy keeps the message it was made for, through further changes too', () => {
  const fuzzy = { id: 'Lire notre blog', text: 'Read the blog', lines: '#, fuzzy\n#| msgid "Lire le blog"\n' }
  expect(after({ home: [fuzzy] }, { home: [fuzzy] }).home).toContain('#| msgid "Lire le blog"')
  expect(after({ home: [fuzzy] }, { home: [{ id: 'Lire notre beau blog' }] }).home).toContain(
    '#, fuzzy\n#| msgid "Lire le blog"\nmsgid "Lire notre beau blog"',
  )
})

test('nothing changes where nothing changed', () => {
  const entries = [{ id: 'Lire', text: 'Read' }, { id: 'Banques' }]
  expect(after({ home: entries }, { home: entries }).home).toBe(body(catalog(...entries)))
})

test('likeness runs from 0 to 1', () => {
  expect(likeness('', '')).toBe(1)
  expect(likeness('a', 'b')).toBe(0)
  expect(likeness('Lire', 'lire ')).toBe(1)
  expect(likeness('Suivre les paiements', 'Contact')).toBeLessThan(0.3)
})

test('an untranslated catalog takes no translations from others', () => {
  const { site } = after(
    { home: [{ id: 'Lire', text: 'Read' }], site: [{ id: 'Lire' }, { id: 'Banques' }] },
    { home: [{ id: 'Lire', text: 'Read' }], site: [{ id: 'Lire' }, { id: 'Banques' }] },
  )
  expect(site).not.toContain('Read')
})

test('what a translator wrote beside a translation goes where the translation goes', () => {
  const lines = '# a word of the bank\n'
  const moved = after(
    { home: [{ id: 'Lire', text: 'Read', lines }], site: [] },
    { home: [], site: [{ id: 'Lire', file: 'b.tsx' }] },
  )
  expect(moved.site).toBe('# a word of the bank\n#: src/b.tsx\nmsgid "Lire"\nmsgstr "Read"\n')
  const changed = after(
    { home: [{ id: 'Lire le blog', text: 'Read the blog', lines }] },
    { home: [{ id: 'Lire notre blog' }] },
  )
  expect(changed.home).toBe(
    '# a word of the bank\n#: src/a.tsx\n#, fuzzy\n#| msgid "Lire le blog"\nmsgid "Lire notre blog"\nmsgstr "Read the blog"\n',
  )
})
