import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lingui } from '@lingui/vite-plugin'
import { build, createServer, type InlineConfig, type Rolldown } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkCatalogs } from '../../../src/commands/checkCatalogs.ts'
import { extract } from '../../../src/commands/extract.ts'
import { smallProject } from './support/smallProject.ts'

type Tool = { name: string; file: string; saved?: (text: string) => string; comments?: string[] }

const onWindows = (text: string) => text.replaceAll('\n', '\r\n')
const withByteOrderMark = (text: string) => `\ufeff${text}`

/** One file a tool, as it saves the same translation; `comments` are those that a translator wrote. */
const tools: Tool[] = [
  { name: 'Poedit', file: 'poedit.po', comments: ['# The menu says it too.'] },
  {
    name: 'Poedit on Windows',
    file: 'poedit.po',
    saved: text => withByteOrderMark(onWindows(text)),
    comments: ['# The menu says it too.'],
  },
  {
    name: 'Weblate',
    file: 'weblate.po',
    comments: [
      '# Ada Moreau <ada@example.org>, 2026.',
      '# Weblate <noreply@weblate.org>, 2026.',
      '# The statement is that of the bank.',
    ],
  },
  { name: 'Crowdin', file: 'crowdin.po' },
  { name: 'Lokalise', file: 'lokalise.po' },
  { name: 'POEditor', file: 'poeditor.po', saved: withByteOrderMark },
  {
    name: 'OmegaT',
    file: 'omegat.po',
    saved: onWindows,
    comments: ['# Ask the developers what the tag leads to.'],
  },
  {
    name: 'Virtaal',
    file: 'virtaal.po',
    comments: [
      '# Ada Moreau <ada@example.org>, 2026.',
      '#',
      '# Of a signing key.',
      '# Two years, as a rule.',
    ],
  },
  { name: 'msgcat', file: 'msgcat.po' },
  { name: 'msgcat --indent', file: 'msgcat-indented.po' },
  { name: 'msgcat --escape', file: 'msgcat-escaped.po' },
  { name: 'msgcat --strict', file: 'msgcat-strict.po' },
]

const project = smallProject()
const catalog = 'locales/en/demo.po'
const textOf = (file: string) => readFileSync(join(project.root, file), 'utf8')
const isRemark = (line: string) => /^#(?: |$)/.test(line)
const saved = ({ file, saved: asSaved = text => text }: Tool) =>
  asSaved(readFileSync(join(import.meta.dirname, 'fixtures', file), 'utf8'))

/** The catalog as the project writes it, with the same translations. */
let own = ''
beforeAll(async () => {
  project.write(catalog, readFileSync(join(import.meta.dirname, 'fixtures/crowdin.po')))
  await extract(project.root)
  own = textOf(catalog)
})
afterAll(project.remove)

describe.each(tools)('a catalog that $name saved', tool => {
  test('passes the check, which says that its form is another', async () => {
    project.write(catalog, saved(tool))
    expect(await checkCatalogs(project.root)).toMatchObject({
      faults: [],
      reports: [expect.stringMatching(/^locales\/en\/demo\.po: right, but .*check:catalogs -- --fix/)],
    })
  })

  test('is brought to the project’s form by an extraction, which keeps translations and comments', async () => {
    project.write(catalog, saved(tool))
    expect(await extract(project.root)).toMatchObject({ changed: [catalog] })
    const lines = textOf(catalog).split('\n')
    expect(lines.filter(line => !isRemark(line)).join('\n')).toBe(own)
    expect(lines.filter(isRemark)).toEqual(tool.comments ?? [])
    expect(await extract(project.root)).toMatchObject({ changed: [] })
    expect(await checkCatalogs(project.root)).toMatchObject({ faults: [], reports: [] })
  })
})

describe('the site’s words, compiled from a catalog that a tool saved, are those of the project’s own form', () => {
  const options = (): InlineConfig => ({
    root: project.root,
    configFile: false,
    logLevel: 'silent',
    plugins: [lingui({ cwd: project.root, failOnCompileError: true })],
  })
  const built = async () => {
    const { output } = (await build({
      ...options(),
      build: { write: false, ssr: catalog },
    })) as Rolldown.RolldownOutput
    const code = Buffer.from(output[0].code).toString('base64')
    return (await import(`data:text/javascript;base64,${code}`)).messages
  }
  const served = async () => {
    const server = await createServer({ ...options(), server: { middlewareMode: true, ws: false } })
    try {
      return (await server.ssrLoadModule(`/${catalog}`)).messages
    } finally {
      await server.close()
    }
  }

  test.each(tools)('$name', async tool => {
    project.write(catalog, own)
    const words = await built()
    expect(Object.keys(words)).toHaveLength(7)
    project.write(catalog, saved(tool))
    expect(await built()).toMatchObject(words)
    expect(await served()).toMatchObject(words)
  })
})

test('an extraction names the catalogs with entries that wait', async () => {
  project.write(catalog, own.replace(/msgstr ".+"\n\n/, 'msgstr ""\n\n'))
  const { summary } = await extract(project.root)
  expect(summary.slice(-2)).toEqual([expect.stringMatching(/^en .* 1 without/), `    ${catalog}`])
})
