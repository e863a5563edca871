import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { rememberedTerms } from '../../../src/build/search/rememberedTerms.ts'
import { readArticles, readSearchedArticles } from '../../../src/build/search/searchData.ts'
import { buildIndex } from '../../../src/search/searchIndex.ts'

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

it('reads all else of them where they are many', async () => {
  const metas = write(61)
  expect(await readSearchedArticles(velite, 'fr')).toEqual(metas.map(meta => ({ meta, toc })))
})

it('makes the same index with terms that are remembered', () => {
  const texts = { summary: 'L’échéance et l’échéance', headings: 'Échéances', text: '', synonyms: 'le délai' }
  const documents = [0, 1].map(id => ({
    id,
    kind: 'page' as const,
    path: `/${id}`,
    title: `Un ${id}`,
    ...texts,
  }))
  const options = rememberedTerms('fr')
  const plain = buildIndex(documents, 'fr')
  expect(buildIndex(documents, 'fr', options)).toBe(plain)
  expect(buildIndex(documents, 'fr', options)).toBe(plain)
  expect(plain).toContain('echeance')
})
