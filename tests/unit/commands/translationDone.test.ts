import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { articleReport, articleStandings } from '../../../src/commands/articleReport.ts'
import { markTranslated } from '../../../src/commands/translationDone.ts'

const fixture = join(import.meta.dirname, '../content/fixtures/content')
let root = ''
const file = (name: string) => join(root, 'content/articles', name)
const edit = (name: string, from: string, to: string) =>
  writeFileSync(file(name), readFileSync(file(name), 'utf8').replace(from, to))
const states = async () =>
  (await articleStandings(root)).map(({ id, state, text }) => `${id} ${state}: ${text}`)

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'articles-'))
  cpSync(fixture, join(root, 'content'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

test('a translation says which version of its source it was made from, once it was reviewed', async () => {
  expect((await articleReport(root)).faults).toHaveLength(2)
  expect(await markTranslated(root, '--all')).toEqual([
    'content/articles/alpha/en.md',
    'content/articles/beta/en.md',
  ])
  expect(await markTranslated(root, '--all')).toEqual([])
  expect(await states()).toEqual(['alpha current: up to date', 'beta current: up to date'])
})

test('what changed in the source is named, reported, and settled by a review', async () => {
  await markTranslated(root, '--all')
  edit('beta/fr.md', 'title: ', 'title: Nouveau ')
  rmSync(file('alpha/en.md'))
  expect(await states()).toEqual([
    'alpha missing: not translated yet',
    'beta behind: the front matter changed',
  ])
  const { faults, reports } = await articleReport(root)
  expect(faults).toEqual([])
  expect(reports).toEqual([
    expect.stringMatching(
      /beta\/en\.md: its source changed: the front matter changed; .*translation:done -- beta/,
    ),
    'en: 1 articles are not translated yet',
  ])
  await markTranslated(root, 'beta', 'en')
  expect(await states()).toContain('beta current: up to date')
  await expect(markTranslated(root, 'gamma')).rejects.toThrow('gamma: no such translation')
})
