import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { siteDay } from '../../../src/content/siteDay.ts'
import type { ArticleData, ArticleMeta, BlogPage, Reading, TeaserList } from '../../../src/content/types.ts'
import { makeProject, type Project } from './support/project.ts'

let project: Project
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
const day = '2025-06-10'

beforeEach(() => {
  project = makeProject({ today: '2025-06-09' })
  for (const locale of ['fr', 'en']) {
    const text = project.read(`content/articles/beta/${locale}.md`)
    project.write(`content/articles/later/${locale}.md`, text.replace(/^date: .*$/m, `date: ${day}`))
  }
  warn.mockClear()
})
afterEach(() => project.dispose())

const said = () => warn.mock.calls.map(([line]) => line)
const data = '.velite/data'
/** Every mention of the article in the compiled data. */
const mentions = () =>
  readdirSync(join(project.folder, '.velite'), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(project.folder.length + 1))
    .filter(file => file.includes('later') || project.read(file).includes('later'))

describe('an article with a date in the future', () => {
  it('is nowhere in what a build compiles, until the build of that day', async () => {
    project.edit('content/articles/alpha/fr.md', 'related: [beta]', 'related: [later]')
    project.edit('content/articles/alpha/en.md', 'related: [beta]', 'related: [later]')
    await project.build()
    expect(mentions()).toEqual([])
    const alpha = project.json<ArticleData>(`${data}/fr/articles/alpha.json`)
    expect([alpha.next, alpha.related.map(({ id }) => id)]).toEqual([undefined, ['beta']])
    expect(project.json<ArticleMeta[]>('.velite/articles.json').map(({ id }) => id)).not.toContain('later')

    project.configure({ today: day })
    await project.build()
    expect(project.json<TeaserList>(`${data}/en/teasers.json`)[0]).toMatchObject({ id: 'later' })
    expect(project.json<TeaserList>(`${data}/en/teasers.json`)[0]).not.toHaveProperty('draft')
    expect(project.json<ArticleData>(`${data}/fr/articles/alpha.json`).next?.id).toBe('later')
  })

  it('is taken away again when its date is put off', async () => {
    project.configure({ today: day })
    await project.build()
    project.configure({ today: '2025-06-09' })
    await project.build()
    expect(mentions()).toEqual([])
  })

  it('gives the others the covers that they keep when it is published', async () => {
    const covers = () =>
      project
        .json<ArticleMeta[]>('.velite/articles.json')
        .flatMap(({ id, cover }) => (id === 'beta' ? cover : []))
    await project.build()
    const before = covers()
    project.configure({ today: day })
    await project.build()
    expect(covers()).toEqual(before)
  })

  it('is checked like any other', async () => {
    project.edit('content/articles/later/en.md', '## Two', '# Two')
    expect(await project.faults()).toEqual([
      expect.stringMatching(/^content\/articles\/later\/en\.md:\d+: heading/),
    ])
  })

  it('is named by every build and check, with its day', async () => {
    await project.build()
    expect(said()).toEqual([
      'content/articles/later/fr.md:4: draft: published by the first build on or after 2025-06-10 (Europe/Paris); ' +
        'npm run dev shows it',
    ])
    project.configure({ today: day })
    warn.mockClear()
    await project.build()
    expect(said()).toEqual([])
  })

  it('is there in development, and says that it is a draft', async () => {
    project.configure({ today: '2025-06-09', showDrafts: true })
    await project.build()
    expect(project.json<ArticleData>(`${data}/fr/articles/later.json`).meta.draft).toBe(true)
    expect(project.json<ArticleData>(`${data}/fr/articles/alpha.json`).meta).not.toHaveProperty('draft')
    const { items } = project.json<BlogPage>(`${data}/en/blog/1.json`)
    expect(items.map(({ id, draft }) => [id, draft])).toEqual([
      ['later', true],
      ['beta', undefined],
    ])
  })
})

describe('what names a draft', () => {
  const link = 'Voir [plus tard](/blog-post-later).\n\n## Un solde'
  const fault = `link to /blog-post-later: a draft until ${day}. Fix: take the link out until then, or give this article that day.`

  it.each([false, true])('a link of an article is refused, also in development (%s)', async showDrafts => {
    project.configure({ today: '2025-06-09', showDrafts })
    project.edit('content/articles/alpha/fr.md', '## Un solde', link)
    expect(await project.faults()).toEqual([`content/articles/alpha/fr.md:15: ${fault}`])
    project.configure({ today: day })
    await project.build()
  })

  it('a link of another draft is refused only where that one is published sooner', async () => {
    project.edit('content/articles/alpha/fr.md', '## Un solde', link)
    const date = (day: string) => {
      for (const locale of ['fr', 'en']) {
        const file = `content/articles/alpha/${locale}.md`
        project.write(file, project.read(file).replace(/^date: .*\n(updated: .*\n)?/m, `date: ${day}\n`))
      }
    }
    date(day)
    await project.build()
    date('2025-06-09')
    expect(await project.faults()).toEqual([`content/articles/alpha/fr.md:14: ${fault}`])
  })

  it('the featured article and further reading do without it, and say so', async () => {
    project.edit('content/site.yml', 'featured: alpha', 'featured: later')
    project.edit('content/related.yml', 'alpha', 'later')
    await project.build()
    expect(project.json<BlogPage>(`${data}/fr/blog/1.json`).featured?.id).toBe('alpha')
    const [record] = project.json<{ page: string }[]>('.velite/related.json')
    expect(
      project.json<Reading>(`${data}/fr/related${record?.page}.json`).articles.map(({ id }) => id),
    ).toEqual(['beta'])
    expect(said()).toContain(
      `content/site.yml:14: warning: field featured: later is a draft until ${day}. The newest article takes its place until then.`,
    )
    expect(said()).toContainEqual(
      expect.stringMatching(
        `^content/related.yml: warning: ${record?.page}: later is a draft until ${day}. The page `,
      ),
    )
  })
})

it('the day is that of Paris, whatever the time zone of the machine', () => {
  expect(siteDay(new Date('2025-12-31T22:59:59Z'))).toBe('2025-12-31')
  expect(siteDay(new Date('2025-12-31T23:00:00Z'))).toBe('2026-01-01')
  expect(siteDay(new Date('2025-06-30T21:59:59Z'))).toBe('2025-06-30')
  expect(siteDay(new Date('2025-06-30T22:00:00Z'))).toBe('2025-07-01')
})
