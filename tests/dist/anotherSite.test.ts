import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brand, brandOnNight } from '../../src/components/styles/tokens.ts'
import { readPo } from '../../src/i18n/po/readPo.ts'
import { writePo } from '../../src/i18n/po/writePo.ts'

const project = join(import.meta.dirname, '../..')
const copy = mkdtempSync(join(tmpdir(), 'third-language-'))
const inCopy = (file: string) => join(copy, file)
const name = 'Balancier'
const change = (file: string, edit: (text: string) => string) =>
  writeFileSync(inCopy(file), edit(readFileSync(inCopy(file), 'utf8')))
const page = (file: string) => readFileSync(inCopy(`dist/${file}.html`), 'utf8')

/** The areas that have German words; all others have none. */
const translated = [
  'site',
  'languages',
  'article',
  'blog',
  'corporatePayments',
  'illustrations/signing',
  'illustrations/phone',
]

const run = (...args: string[]) =>
  execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

beforeAll(() => {
  const files = ['src', 'content', 'locales', 'public', 'index.html', 'package.json', 'tsconfig.json']
  for (const name of [...files, 'lingui.config.ts', 'velite.config.ts', 'vite.config.ts']) {
    cpSync(join(project, name), inCopy(name), { recursive: true })
  }
  symlinkSync(join(project, 'node_modules'), inCopy('node_modules'), 'dir')

  // Another brand: its name and its colors, each in its one home …
  change('content/site.yml', text => text.replaceAll(name, 'Contrepoids'))
  change('src/components/styles/tokens.ts', text =>
    text.replaceAll(brand, '#0a6e4f').replaceAll(brandOnNight, '#3fbf95'),
  )
  // … and another language: one row in the table …
  const row = "  de: { tag: 'de-DE', name: 'Deutsch', short: 'DE', openGraph: 'de_DE' },\n} as const"
  change('src/i18n/locales.ts', text => text.replace('} as const', row))
  // … one folder of catalogs, of which some are translated …
  run('src/commands/extract.ts')
  for (const area of translated) {
    const file = inCopy(`locales/de/${area}.po`)
    const { remarks, entries } = readPo(readFileSync(file)).file
    const german = entries.map(entry => ({ ...entry, translation: `Deutsch ${entry.id}` }))
    writeFileSync(file, writePo({ remarks, entries: german }, 'de'))
  }
  // … and one article.
  const article = readFileSync(inCopy('content/articles/bfr/en.md'), 'utf8')
  writeFileSync(inCopy('content/articles/bfr/de.md'), article.replace(/^title:.*/m, 'title: Umlaufvermögen'))
  run('src/build/build.ts', '--unpublished')
}, 300_000)

afterAll(() => rmSync(copy, { recursive: true, force: true }))

const hreflangs = (html: string) => [...html.matchAll(/hreflang="([\w-]+)" href/g)].map(([, code]) => code)

test('a translated page is in German, and all its versions link to it', () => {
  const html = page('de/paiements')
  expect(html).toContain('<html lang="de" dir="ltr">')
  expect(html).toContain('<link rel="canonical" href="https://balancier.example/de/paiements"')
  for (const locale of ['fr', 'en', 'de']) {
    expect(hreflangs(page(`${locale}/paiements`))).toEqual(['fr', 'en', 'de', 'x-default'])
  }
})

test('an untranslated page is in French with a notice, and no version links to it', () => {
  const html = page('de/tresorerie')
  expect(html).toContain('<html lang="de" dir="ltr">')
  expect(html).toMatch(/role="note"/)
  expect(html).toMatch(/<div lang="fr" dir="ltr">/)
  expect(html).toContain('rel="canonical" href="https://balancier.example/fr/tresorerie"')
  for (const locale of ['fr', 'en', 'de']) {
    expect(hreflangs(page(`${locale}/tresorerie`))).toEqual(['fr', 'en', 'x-default'])
  }
  // Its links lead on in German, and the client hydrates it.
  expect(html).not.toMatch(/<a [^>]*href="\/fr\/(?!tresorerie)/)
  expect(html).toContain('{"path":"/tresorerie",')
})

test('translated articles are in German, others in French', () => {
  expect(page('de/blog-post-bfr')).toContain('Umlaufvermögen')
  expect(hreflangs(page('fr/blog-post-bfr'))).toContain('de')
  const html = page('de/blog-post-sepa')
  expect(html).toMatch(/role="note"[\s\S]*<div lang="fr" dir="ltr">/)
  expect(hreflangs(html)).toEqual(['fr', 'en', 'x-default'])
  expect(page('de/privacy')).toMatch(/role="note"/)
})

test('the sitemap, the feeds and the status know what is there', () => {
  const sitemap = readFileSync(inCopy('dist/sitemap.xml'), 'utf8')
  expect(sitemap).toContain('/de/paiements</loc>')
  expect(sitemap).not.toContain('/de/tresorerie')
  const feed = JSON.parse(readFileSync(inCopy('dist/de/feed.json'), 'utf8'))
  expect(feed.items.map(({ title }: { title: string }) => title)).toEqual(['Umlaufvermögen'])
  expect(run('src/commands/translationStatus.ts')).toMatch(
    /de {2}31 articles: 1 up to date, 0 .*, 30 missing/,
  )
})

test('another brand leaves neither the old name nor the old colors, but in articles', () => {
  const files = readdirSync(inCopy('dist'), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.(html|css|js|svg|webmanifest)$/.test(file) && !/blog-post-/.test(file))
    .map(file => ({ file, text: readFileSync(inCopy(join('dist', file)), 'utf8') }))
  expect(files.length).toBeGreaterThan(200)
  const over = files.filter(({ text }) => [name, brand, brandOnNight].some(old => text.includes(old)))
  expect(over.map(({ file }) => file)).toEqual([])
  expect(page('fr/paiements')).toContain('Contrepoids')
})

test('the checks accept a language that has only begun', () => {
  expect(run('src/commands/checkContent.ts')).toContain('no problems')
  expect(() => run('src/commands/checkCatalogs.ts')).not.toThrow()
}, 120_000)

test('the types hold, whatever the number of languages', () => {
  expect(() => run(join(project, 'node_modules/typescript/bin/tsc'), '--noEmit')).not.toThrow()
}, 120_000)
