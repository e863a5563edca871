import { linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { KeptPages } from '../../../src/build/keptPages.ts'
import type { Locale } from '../../../src/i18n/locales.ts'

const folder = mkdtempSync(join(tmpdir(), 'kept-pages-'))
const cache = join(folder, 'cache')
const dataFile = (locale: string, name: string) => join(folder, 'data', locale, `${name}.json`)
const write = (name: string, text: string) => writeFileSync(dataFile('fr', name), text)

afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(() => {
  rmSync(cache, { recursive: true, force: true })
  mkdirSync(join(folder, 'data/fr'), { recursive: true })
  write('bfr', '1')
  write('sepa', '1')
})

const printOf = async (locale: string, name: string) => readFileSync(dataFile(locale, name), 'utf8')

/** One build, of pages that show what they read: which of them were made, and what all of them hold. */
async function build({ made = 'code 1', only = ['bfr', 'sepa'], languages = ['fr' as Locale] } = {}) {
  const kept = new KeptPages<{ title: string }>({ cache, made, printOf })
  const rendered: string[] = []
  const pages: unknown[] = []
  for (const name of only) {
    const versions = await kept.get(`/${name}`, languages, async () => {
      rendered.push(name)
      const html = `${name} ${readFileSync(dataFile('fr', name), 'utf8')}`
      const files = {
        [`fr/${name}.html`]: html,
        [`${name}.html`]: `${html}, bare`,
        [`fr/${name}/index.html`]: html,
      }
      return { versions: [{ about: { title: name }, files }], reads: [['fr', name]] }
    })
    for (const { about, files } of versions)
      pages.push([about, ...files.map(({ file, from }) => [file, readFileSync(from, 'utf8')])])
  }
  await kept.save()
  return { rendered, pages }
}

const held = (made = 'code 1') => readdirSync(join(cache, made)).filter(name => name !== 'pages.json')

describe('pages that an earlier build finished', () => {
  it('are there again, as they were', async () => {
    const first = await build()
    expect(first.rendered).toEqual(['bfr', 'sepa'])
    expect(first.pages[0]).toEqual([
      { title: 'bfr' },
      ['fr/bfr.html', 'bfr 1'],
      ['bfr.html', 'bfr 1, bare'],
      ['fr/bfr/index.html', 'bfr 1'],
    ])
    expect(await build()).toEqual({ rendered: [], pages: first.pages })
  })

  it('are made anew where their data have changed, and only they', async () => {
    await build()
    write('sepa', '2')
    const { rendered, pages } = await build()
    expect(rendered).toEqual(['sepa'])
    expect(pages[1]).toContainEqual(['fr/sepa.html', 'sepa 2'])
    expect((await build()).rendered).toEqual([])
    rmSync(dataFile('fr', 'bfr'))
    expect((await build({ only: ['sepa'] })).rendered).toEqual([])
  })

  it('are all made anew by other code, and for other languages', async () => {
    await build()
    expect((await build({ made: 'code 2' })).rendered).toEqual(['bfr', 'sepa'])
    expect(readdirSync(cache)).toEqual(['code 2'])
    expect((await build({ made: 'code 2', languages: ['fr', 'en'] })).rendered).toEqual(['bfr', 'sepa'])
  })

  it('are made anew where the record of them is cut off, or a file is gone', async () => {
    await build()
    writeFileSync(join(cache, 'code 1/pages.json'), '{"entries":{"/bfr fr":{"reads":[')
    expect((await build()).rendered).toEqual(['bfr', 'sepa'])
    rmSync(join(cache, 'code 1', held()[0] ?? ''))
    expect((await build()).rendered).toHaveLength(1)
  })

  it('are made anew where their file was changed in the folder that is published', async () => {
    const { pages } = await build()
    const file = join(cache, 'code 1', held()[0] ?? '')
    linkSync(file, join(folder, 'published.html'))
    writeFileSync(join(folder, 'published.html'), 'changed by hand')
    const second = await build()
    expect(second.rendered).toHaveLength(1)
    expect(second.pages).toEqual(pages)
  })

  it('are those of the data, also where a build was stopped before it wrote its record', async () => {
    const { pages } = await build()
    write('sepa', '2')
    const stopped = new KeptPages({ cache, made: 'code 1', printOf })
    await stopped.get('/sepa', ['fr'], async () => ({
      versions: [{ about: {}, files: { 'fr/sepa.html': 'sepa 2' } }],
      reads: [['fr', 'sepa']],
    }))
    write('sepa', '1')
    expect(await build()).toEqual({ rendered: [], pages })
  })

  it('lie there once, however many files hold them, and go when no build has them', async () => {
    await build()
    expect(held()).toHaveLength(4)
    await build({ only: ['bfr'] })
    expect(held()).toHaveLength(2)
  })
})
