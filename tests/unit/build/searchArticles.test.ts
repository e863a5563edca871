import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readArticles, readSearchedArticles } from '../../../src/build/search/searchData.ts'

let velite: string
beforeEach(() => {
  velite = mkdtempSync(join(tmpdir(), 'searched-'))
  mkdirSync(join(velite, 'data/fr/articles'), { recursive: true })
})
afterEach(() => rmSync(velite, { recursive: true }))

const toc = [{ id: 'delais', level: 2, text: 'Délais' }]

function write(count: number, html = '<p>"text","html":"no end"</p>') {
  const metas = Array.from({ length: count }, (_, index) => ({
    id: `a${index}`,
    locale: 'fr',
    title: 'Délai',
  }))
  writeFileSync(join(velite, 'articles.json'), JSON.stringify(metas))
  for (const meta of metas)
    writeFileSync(join(velite, `data/fr/articles/${meta.id}.json`), JSON.stringify({ meta, toc, html }))
  return metas
}

it('reads the text of articles where they are few', async () => {
  write(60)
  const read = await readSearchedArticles(velite, 'fr')
  expect(read).toEqual(await readArticles(velite, 'fr'))
  expect(read[0]?.html).toContain('no end')
})

it('leaves the text out where they are many', async () => {
  const metas = write(61)
  expect(await readSearchedArticles(velite, 'fr')).toEqual(metas.map(meta => ({ meta, toc })))
})
