import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { bundle } from '../../../src/build/bundle.ts'
import { keptBuild } from '../../../src/build/keptBuild.ts'
import { Prints } from '../../../src/build/prints.ts'

const root = mkdtempSync(join(tmpdir(), 'kept-build-'))
const cache = join(root, 'cache')
const out = join(root, 'out')

afterAll(() => rmSync(root, { recursive: true }))

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

beforeEach(() => {
  rmSync(cache, { recursive: true, force: true })
  write('index.html', '<script type="module" src="/src/main.js"></script>')
  write('src/main.js', "import { site } from './content.js'\ndocument.title = site.name")
  write(
    'src/content.js',
    "export { default as site } from '../.velite/site.json'\nexport { default as articles } from '../.velite/articles.json'",
  )
  write('.velite/site.json', '{"name":"Balancier"}')
  write('.velite/articles.json', '["bfr"]')
})

const run = (config = {}) => keptBuild({ root, cache, out, config, prints: new Prints(), make: bundle })
const build = async (config = {}) => (await run(config)).isKept

/** All that the build wrote, by name. */
const written = () =>
  readdirSync(out, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name), 'utf8')])
    .sort()

describe('a bundle', () => {
  it('is there again, file by file, and nothing else with it', async () => {
    expect(await build()).toBe(false)
    const first = written()
    write('out/later.txt', 'of a later step')
    expect(await build()).toBe(true)
    expect(written()).toEqual(first)
    rmSync(out, { recursive: true })
    expect(await build()).toBe(true)
    expect(written()).toEqual(first)
  })

  it.each([
    ['code', () => write('src/main.js', "document.title = 'other'")],
    ['a new file', () => write('src/new.js', '')],
    ['words', () => write('locales/fr/site.po', 'msgid ""\nmsgstr ""\n')],
    ['a public file', () => write('public/robots.txt', 'all')],
    ['data that it holds', () => write('.velite/site.json', '{"name":"Autre"}')],
    ['a setting', () => write('.env', 'VITE_ORIGIN=https://example.org')],
  ])('is made anew with %s', async (_, change) => {
    const before = await run()
    change()
    const after = await run()
    expect(after.isKept).toBe(false)
    expect(after.print).not.toBe(before.print)
    expect(await run()).toEqual({ isKept: true, print: after.print })
    for (const name of ['src/new.js', 'locales', 'public', '.env'])
      rmSync(join(root, name), { recursive: true, force: true })
  })

  it('is made anew with a setting of the environment, or of the build', async () => {
    await build()
    vi.stubEnv('VITE_ORIGIN', 'https://example.org')
    expect(await build()).toBe(false)
    vi.unstubAllEnvs()
    expect(await build()).toBe(true)
    expect(await build({ build: { minify: false } })).toBe(false)
  })

  it('stays where data change that it does not hold: an article is none of its business', async () => {
    await build()
    write('.velite/articles.json', '["bfr","sepa"]')
    expect(await build()).toBe(true)
  })

  it('is not taken where it was kept by half', async () => {
    await build()
    const [kept = ''] = readdirSync(cache)
    rmSync(join(cache, kept, 'made-from.json'))
    expect(await build()).toBe(false)
    writeFileSync(join(cache, kept, 'made-from.json'), '["a')
    expect(await build()).toBe(false)
    expect(existsSync(join(out, 'index.html'))).toBe(true)
  })

  it('makes room: the newest four are kept', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) {
      write('src/main.js', `document.title = '${name}'`)
      await build()
    }
    expect(readdirSync(cache)).toHaveLength(4)
    expect(await build()).toBe(true)
  })
})
