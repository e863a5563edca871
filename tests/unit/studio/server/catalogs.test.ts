import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readPo } from '../../../../src/i18n/po/readPo.ts'
import { writePo } from '../../../../src/i18n/po/writePo.ts'
import { readEntries, saveChanges } from '../../../../src/studio/server/catalogs.ts'

/** A catalog in the project's form. */
const catalog = (entries: string) => writePo(readPo(entries).file, 'en')
const home = catalog(`#. where the file waits
#: src/pages/home/Hero.tsx
msgid "Votre banque"
msgstr "Your bank"

#, fuzzy
#| msgid "Signé par une personne"
msgid "Signé par deux personnes"
msgstr "Signed by one person"

#: src/pages/home/Hero.tsx
msgid "Blog"
msgstr "Blog"

#~ msgid "Parti"
#~ msgstr "Gone"
`)
const site = catalog(`#: src/components/header/Header.tsx
msgid "Blog"
msgstr "Blog"

msgctxt "verb"
msgid "Ouvrir"
msgstr ""
`)

let root = ''
const file = (name: string) => join(root, 'locales/en', name)
const text = (name: string) => readFileSync(file(name), 'utf8')
const change = (source: string, was: string, next: string, context = '') => ({
  id: generateMessageId(source, context),
  was,
  text: next,
})

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'balancier-studio-'))
  mkdirSync(join(root, 'locales/en'), { recursive: true })
  writeFileSync(file('home.po'), home)
  writeFileSync(file('site.po'), site)
})
afterEach(() => rmSync(root, { recursive: true }))

it('an entry says where it is from, what it is for, and what it was; one of two catalogs is one', async () => {
  const entries = await readEntries(root, 'en')
  expect(entries.map(({ source }) => source)).toEqual([
    'Votre banque',
    'Signé par deux personnes',
    'Blog',
    'Ouvrir',
  ])
  const [bank, signed, blog, open] = entries
  expect(bank).toMatchObject({
    comments: ['where the file waits'],
    origins: ['src/pages/home/Hero.tsx'],
    translation: 'Your bank',
  })
  expect(signed).toMatchObject({ fuzzy: true, previous: 'Signé par une personne' })
  expect(blog).toMatchObject({
    areas: ['home', 'site'],
    origins: ['src/pages/home/Hero.tsx', 'src/components/header/Header.tsx'],
  })
  expect(open).toMatchObject({ context: 'verb', translation: '', id: generateMessageId('Ouvrir', 'verb') })
})

it('saving changes the lines of the entry, and no other byte of the project', async () => {
  const done = await saveChanges(root, 'en', [change('Votre banque', 'Your bank', 'Your "house" bank')])
  expect(done).toEqual({ files: ['locales/en/home.po'], saved: [expect.any(String)], conflicts: [] })
  expect(text('home.po')).toBe(home.replace('"Your bank"', '"Your \\"house\\" bank"'))
  expect(text('site.po')).toBe(site)
  expect(readdirSync(join(root, 'locales/en')).sort()).toEqual(['home.po', 'site.po'])
})

it('a fuzzy text that is accepted loses its mark', async () => {
  await saveChanges(root, 'en', [change('Signé par deux personnes', 'Signed by one person', 'Signed by two')])
  expect(text('home.po')).toBe(
    home
      .replace('#, fuzzy\n#| msgid "Signé par une personne"\n', '')
      .replace('Signed by one person', 'Signed by two'),
  )
})

it('words that stand in several catalogs are saved in all of them', async () => {
  const done = await saveChanges(root, 'en', [change('Blog', 'Blog', 'Journal')])
  expect(done.files).toEqual(['locales/en/home.po', 'locales/en/site.po'])
  expect(text('site.po')).toBe(site.replace('msgstr "Blog"', 'msgstr "Journal"'))
})

it('what somebody else wrote meanwhile stays and is told; the rest of the file is saved', async () => {
  writeFileSync(file('home.po'), home.replace('"Your bank"', '"The bank"'))
  const done = await saveChanges(root, 'en', [
    change('Votre banque', 'Your bank', 'My bank'),
    change('Signé par deux personnes', 'Signed by one person', 'Signed by two'),
  ])
  expect(done.conflicts).toEqual([{ id: generateMessageId('Votre banque', ''), theirs: 'The bank' }])
  expect(text('home.po')).toContain('msgstr "The bank"')
  expect(text('home.po')).toContain('msgstr "Signed by two"')
})

it('equal edits are no conflict', async () => {
  writeFileSync(file('home.po'), home.replace('"Your bank"', '"My bank"'))
  const done = await saveChanges(root, 'en', [change('Votre banque', 'Your bank', 'My bank')])
  expect(done).toMatchObject({ conflicts: [], files: [] })
})

it('a file that a tool wrote its own way is saved in the project’s form, with the new text alone', async () => {
  const folded = `\ufeff${home.replace('msgid "Votre banque"', 'msgid   ""\n        "Votre "\n        "banque"').replace('msgstr "Your bank"', 'msgstr  "Your "\n        "bank"')}`
  writeFileSync(file('home.po'), folded.replaceAll('\n', '\r\n'))
  await saveChanges(root, 'en', [change('Votre banque', 'Your bank', 'My bank')])
  expect(text('home.po')).toBe(home.replace('"Your bank"', '"My bank"'))
})

it('two saves at once, of different texts of a file, both stay', async () => {
  const saves = await Promise.all([
    saveChanges(root, 'en', [change('Votre banque', 'Your bank', 'My bank')]),
    saveChanges(root, 'en', [change('Signé par deux personnes', 'Signed by one person', 'Signed by two')]),
    saveChanges(root, 'en', [change('Ouvrir', '', 'Open', 'verb')]),
  ])
  expect(saves.map(({ conflicts }) => conflicts)).toEqual([[], [], []])
  expect(text('home.po')).toContain('msgstr "My bank"')
  expect(text('home.po')).toContain('msgstr "Signed by two"')
  expect(text('site.po')).toContain('msgstr "Open"')
})

it('two saves at once of the same text: one is saved, the other is told', async () => {
  const saves = await Promise.all(
    ['My bank', 'Their bank'].map(next =>
      saveChanges(root, 'en', [change('Votre banque', 'Your bank', next)]),
    ),
  )
  expect(saves.map(({ conflicts }) => conflicts.map(({ theirs }) => theirs))).toEqual([[], ['My bank']])
  expect(text('home.po')).toContain('msgstr "My bank"')
})

it('a save that is refused does not stop the next one', async () => {
  writeFileSync(file('site.po'), '<<<<<<< HEAD\n')
  const saving = saveChanges(root, 'en', [change('Votre banque', 'Your bank', 'My bank')])
  await expect(saving).rejects.toMatchObject({ status: 409 })
  writeFileSync(file('site.po'), site)
  await saveChanges(root, 'en', [change('Votre banque', 'Your bank', 'My bank')])
  expect(text('home.po')).toContain('msgstr "My bank"')
})

it('nothing is saved while a file is damaged, and the reason is told; its entries can be read', async () => {
  writeFileSync(file('site.po'), site.replace('msgstr "Blog"', '<<<<<<< HEAD\nmsgstr "Blog"'))
  const saving = saveChanges(root, 'en', [change('Votre banque', 'Your bank', 'My bank')])
  await expect(saving).rejects.toMatchObject({
    status: 409,
    message: expect.stringMatching(/^locales\/en\/site\.po:15: “<<<<<<< HEAD” .*Fix: /),
  })
  expect(text('home.po')).toBe(home)
  expect(await readEntries(root, 'en')).toHaveLength(4)
})

it('what an editor left behind is not read', async () => {
  symlinkSync('ada@host.example.7411', file('.#home.po'))
  writeFileSync(file('._home.po'), '\0')
  expect(await readEntries(root, 'en')).toHaveLength(4)
})
