import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { KeptPages, type Version } from '../../../src/build/keptPages.ts'
import type { RenderedPage } from '../../../src/server.tsx'

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

const page = (html: string, data: string, hydrates: string[] = []) =>
  ({ html, data: { [data]: { html } }, hydrates }) as unknown as RenderedPage

/** One build, of pages that show what they read: which of them were rendered. */
async function build({ made = 'code 1', only = ['bfr', 'sepa'], hydrates = [] as string[] } = {}) {
  const kept = new KeptPages({ cache, made, dataFile })
  const rendered: string[] = []
  const versions: Version[] = []
  for (const name of only) {
    const all = await kept.get(`/${name}`, ['fr'], async () => {
      rendered.push(name)
      return [{ locale: 'fr', page: page(`about ${name}`, name, hydrates), own: 'p{}' }]
    })
    versions.push(...all)
  }
  await kept.sweep()
  return { rendered, versions }
}

describe('pages that an earlier build rendered', () => {
  it('are there again, as they were', async () => {
    const first = await build()
    expect(first.rendered).toEqual(['bfr', 'sepa'])
    const second = await build()
    expect(second.rendered).toEqual([])
    expect(second.versions.map(({ page, own }) => [page.html, own])).toEqual(
      first.versions.map(({ page, own }) => [page.html, own]),
    )
  })

  it('are rendered anew where their data have changed, and only they', async () => {
    await build()
    write('sepa', '2')
    expect((await build()).rendered).toEqual(['sepa'])
    expect((await build()).rendered).toEqual([])
    rmSync(dataFile('fr', 'bfr'))
    expect((await build({ only: ['sepa'] })).rendered).toEqual([])
  })

  it('are all rendered anew by other code, and for other languages', async () => {
    await build()
    expect((await build({ made: 'code 2' })).rendered).toEqual(['bfr', 'sepa'])
    expect(readdirSync(cache)).toEqual(['code 2'])
    const kept = new KeptPages({ cache, made: 'code 2', dataFile })
    let rendered = false
    await kept.get('/bfr', ['fr', 'en'], async () => {
      rendered = true
      return []
    })
    expect(rendered).toBe(true)
  })

  it('are rendered anew where what was kept is cut off', async () => {
    await build()
    const made = join(cache, 'code 1')
    for (const name of readdirSync(made)) writeFileSync(join(made, name), '{"reads":[')
    expect((await build()).rendered).toEqual(['bfr', 'sepa'])
  })

  it('keep the data that take them over, and no others', async () => {
    await build()
    expect((await build()).versions[0]?.page.data).toEqual({})
    await build({ made: 'code 2', hydrates: ['part.tsx'] })
    const { versions } = await build({ made: 'code 2', hydrates: ['part.tsx'] })
    expect(versions[0]?.page.data).toEqual({ bfr: { html: 'about bfr' } })
  })

  it('go when no build has them', async () => {
    await build()
    await build({ only: ['bfr'] })
    expect(readdirSync(join(cache, 'code 1'))).toHaveLength(1)
  })
})
