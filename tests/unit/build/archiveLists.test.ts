import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { archiveLists } from '../../../src/build/offline/archiveLists.ts'

const dist = mkdtempSync(join(tmpdir(), 'archive-lists-'))
afterAll(() => rmSync(dist, { recursive: true }))

function write(file: string, ids: readonly string[], featured?: string): string {
  const path = join(dist, file)
  mkdirSync(dirname(path), { recursive: true })
  const items = ids.map(id => ({ id }))
  writeFileSync(path, JSON.stringify(featured ? { featured: { id: featured }, items } : { items }))
  return file
}

test('a list is archived if all its articles are', async () => {
  const files = [
    write('/data/fr/blog/1.json', ['old'], 'new'),
    write('/data/fr/blog/2.json', ['new', 'old']),
    write('/data/fr/blog/3.json', ['old', 'older']),
    write('/data/en/blog/3.json', ['old', 'older']),
    write('/data/fr/blog/cases/1.json', []),
    write('/data/fr/blog/risk/1.json', ['older']),
    write('/data/fr/teasers.json', ['old']),
  ]
  expect([...(await archiveLists(dist, files, new Set(['old', 'older'])))]).toEqual([
    ['blog/3', ['/data/fr/blog/3.json', '/data/en/blog/3.json']],
    ['blog/risk/1', ['/data/fr/blog/risk/1.json']],
  ])
  expect([...(await archiveLists(dist, files, new Set()))]).toEqual([])
})
