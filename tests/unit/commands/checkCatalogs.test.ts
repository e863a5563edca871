import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { checkCatalogs } from '../../../src/commands/checkCatalogs.ts'
import { missingMessages, missingTranslations } from '../../../src/i18n/node/missingTranslations.ts'
import { smallProject } from './support/smallProject.ts'

const tools = join(import.meta.dirname, '../../../src/commands')
const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', `${name}.po`), 'utf8')

const project = smallProject()
const catalog = 'locales/en/demo.po'
const textOf = (file: string) => readFileSync(join(project.root, file), 'utf8')
const run = (tool: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(tools, tool), ...args], {
    cwd: project.root,
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}
const faultsOf = async (text: string | Uint8Array) => {
  project.write(catalog, text)
  return (await checkCatalogs(project.root)).faults
}

/** The catalog in the project's own form. */
let own = ''
beforeAll(() => {
  project.write(catalog, fixture('crowdin'))
  run('extract.ts')
  own = textOf(catalog)
})
beforeEach(() => project.write(catalog, own))
afterAll(project.remove)

test('a catalog in the project’s form passes without a word', async () => {
  expect(await checkCatalogs(project.root)).toMatchObject({ faults: [], reports: [] })
})

describe('--fix', () => {
  test('writes the project’s form, which the check alone leaves as it is', () => {
    const theirs = fixture('lokalise').replaceAll('\n', '\r\n')
    project.write(catalog, theirs)
    expect(run('checkCatalogs.ts')).toMatchObject({ status: 0, said: expect.stringContaining('-- --fix') })
    expect(textOf(catalog)).toBe(theirs)
    expect(run('checkCatalogs.ts', '--fix')).toMatchObject({
      status: 0,
      said: expect.stringContaining(`written: ${catalog}`),
    })
    expect(textOf(catalog)).toBe(own)
  })

  test('keeps a catalog under a name that the code does not know, which fails', () => {
    const copy = 'locales/en/demo copy.po'
    project.write(copy, own)
    onTestFinished(() => rmSync(join(project.root, copy)))
    const { status, said } = run('checkCatalogs.ts', '--fix')
    expect({ status, said }).toEqual({
      status: 1,
      said: expect.stringMatching(
        /^locales\/en\/demo copy\.po: the code has no such area\. Fix: name the file/m,
      ),
    })
    expect(textOf(copy)).toBe(own)
  })

  test('and an extraction write nothing while a catalog is damaged, and say what is', () => {
    const damaged = own.replace('msgstr "Lifetime"', 'msgstr "Lifetime')
    const french = textOf('locales/fr/demo.po')
    project.write(catalog, damaged)
    for (const said of [run('checkCatalogs.ts', '--fix'), run('extract.ts')]) {
      expect(said.status).toBe(1)
      expect(said.said).toMatch(/^locales\/en\/demo\.po:20: “msgstr "Lifetime” cannot be read\. Fix: /m)
      expect(said.said).toContain('Nothing was written')
      expect(said.said).not.toMatch(/\n {4}at /)
    }
    expect(textOf(catalog)).toBe(damaged)
    expect(textOf('locales/fr/demo.po')).toBe(french)
  })
})

describe('what is wrong fails with file, line and fix', () => {
  const latin1 = (text: string) => Uint8Array.from(text, letter => letter.charCodeAt(0) % 256)
  test.each<[string, (text: string) => string | Uint8Array, RegExp]>([
    [
      'a fuzzy mark',
      text => text.replace('msgid "Trés', '#, no-wrap, fuzzy\nmsgid "Trés'),
      /demo\.po:14: “Trésorerie” is marked fuzzy\. Fix: /,
    ],
    [
      'a missing translation',
      text => text.replace('"Lifetime"', '""'),
      /demo\.po:20: “Durée” has no translation\. Fix: /,
    ],
    ['a file that was cut off', text => text.slice(0, text.indexOf('fetime')), /demo\.po:20: .*Fix: .*git/],
    [
      'a file that was cut off between two messages',
      text => text.slice(0, text.indexOf('#: src/pages/demo/Demo.tsx\nmsgctxt "life')),
      /demo\.po:16: “Durée” \(and 5 more\) is in the code and not in the file\. Fix: restore the file/,
    ],
    [
      'a mark of a merge conflict',
      text =>
        text.replace('msgstr "Term"', '<<<<<<< HEAD\nmsgstr "Term"\n=======\nmsgstr "Length"\n>>>>>>> b'),
      /demo\.po:25: “<<<<<<< HEAD” .*Fix: /,
    ],
    ['a NUL', text => text.replace('Lifetime', 'Life\0time'), /demo\.po:20: holds U\+0000.*Fix: /],
    [
      'a letter that was lost',
      text => text.replace('Lifetime', 'Lif\ufffdtime'),
      /demo\.po:20: holds U\+FFFD/,
    ],
    ['a line separator', text => text.replace('Lifetime', 'Life\u2028time'), /demo\.po:20: holds U\+2028/],
    [
      'a zero-width space',
      text => text.replace('Lifetime', 'Life\u200btime'),
      /demo\.po:20: .*U\+200B.*Fix: /,
    ],
    ['a direction mark', text => text.replace('Lifetime', '\u202eLifetime'), /demo\.po:20: .*U\+202E.*Fix: /],
    ['an escaped NUL', text => text.replace('Lifetime', 'Life\\x00time'), /demo\.po:20: .*U\+0000.*Fix: /],
    ['another encoding', text => latin1(text), /demo\.po:14: is not UTF-8\. Fix: save it as UTF-8/],
    [
      'the name of another',
      text => text.replace('UTF-8', 'windows-1252'),
      /demo\.po:9: .*“windows-1252”.*Fix: /,
    ],
    [
      'a message that the code does not have',
      text => `${text}\nmsgid "Autre"\nmsgstr "Other"\n`,
      /demo\.po:45: “Autre” is no longer in the code\. Fix: run "npm run extract"/,
    ],
  ])('%s', async (_, damaged, fault) => {
    const faults = await faultsOf(damaged(own))
    expect(faults[0]).toMatch(fault)
    expect(faults).toHaveLength(1)
  })

  test('a value of the code between apostrophes, which is printed as it stands', async () => {
    const file = 'src/pages/demo/quoted.ts'
    project.write(
      file,
      `import { msg } from '@lingui/core/macro'\nexport const m = (a: string, b: string) => msg\`Le '\${a}' et \${b}\`\n`,
    )
    onTestFinished(() => rmSync(join(project.root, file)))
    const { faults } = await checkCatalogs(project.root)
    expect(faults[0]).toMatch(
      /^src\/pages\/demo\/quoted\.ts:2: “Le '\{a\}' et \{b\}” prints \{a\} as it stands.* Fix: /,
    )
  })

  test('French that differs from the code', async () => {
    const french = textOf('locales/fr/demo.po')
    project.write('locales/fr/demo.po', french.replace('msgstr "Trésorerie"', 'msgstr "La trésorerie"'))
    const { faults } = await checkCatalogs(project.root)
    project.write('locales/fr/demo.po', french)
    expect(faults).toEqual([expect.stringMatching(/^locales\/fr\/demo\.po:15: .* Fix: change the code/)])
  })
})

test('a build names each text that it shows in French, with file, line and fix', async () => {
  expect(missingMessages(project.root)).toEqual([])
  project.write(catalog, own.replace('"Lifetime"', '""'))
  expect(missingMessages(project.root)).toEqual([
    'locales/en/demo.po:20: “Durée” has no translation and is shown in fr. Fix: add it to msgstr.',
  ])
  const entries = Array.from({ length: 7 }, (_, index) => `\nmsgid "Texte ${index}"\nmsgstr ""\n`).join('')
  project.write(catalog, own + entries)
  expect(missingMessages(project.root)).toHaveLength(6)
  expect(missingMessages(project.root).at(-1)).toBe(
    'locales/en/demo.po: 2 more; npm run check:catalogs lists them',
  )
  project.write(catalog, own.replaceAll(/^msgstr ".+"$/gm, 'msgstr ""'))
  expect(missingMessages(project.root)).toEqual([
    'en: not translated yet, so its pages are shown in fr: demo',
  ])
})

describe('what systems and editors leave behind in locales/', () => {
  const files = [
    '#demo.po#',
    'demo.po~',
    '.demo.po.swp',
    '.DS_Store',
    '._demo.po',
    'Thumbs.db',
    'demo.po.orig',
  ]
  const litter = files.map(name => `locales/en/${name}`)
  const locks = ['locales/.#fr.po', 'locales/en/.#demo.po', 'locales/fr/.#demo.po']
  beforeEach(() => {
    for (const file of litter) project.write(file, '\0\0 no catalog')
    for (const lock of locks) symlinkSync('ada@host.example.7411:1767225600', join(project.root, lock))
    return () => {
      for (const file of [...litter, ...locks]) rmSync(join(project.root, file))
    }
  })

  test('does not stop the check, and is not read', () => {
    const { status, said } = run('checkCatalogs.ts')
    expect({ status, said }).toEqual({ status: 0, said: expect.stringMatching(/^catalogs .*\n.*in step/) })
  })

  test('is ignored by extraction, status and the list of missing translations', () => {
    expect(run('extract.ts')).toMatchObject({ status: 0 })
    expect(run('translationStatus.ts')).toMatchObject({ said: expect.stringContaining('1 of 1 catalogs') })
    expect(missingTranslations(project.root)).toBeUndefined()
    for (const file of litter) expect(textOf(file)).toBe('\0\0 no catalog')
  })
})
