import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { stamped } from '../../../src/content/articleVersion.ts'
import type { ArticleData, BlogPage, LegalData, TeaserList } from '../../../src/content/types.ts'
import { makeProject, type Project } from './support/project.ts'

let project: Project
beforeEach(() => {
  project = makeProject()
})
afterEach(() => project.dispose())

const data = '.velite/data'
const alpha = `${data}/fr/articles/alpha.json`

describe('the data files', () => {
  it('hold an article with its body and what lies around it', async () => {
    await project.build()
    const article = project.json<ArticleData>(alpha)
    expect(article.meta).toEqual({
      id: 'alpha',
      locale: 'fr',
      title: 'Trésorerie\u00a0: le solde du matin',
      summary: expect.stringContaining('Un article d’essai'),
      date: '2025-03-04',
      dateText: '4\u00a0mars 2025',
      updated: '2025-04-01',
      updatedText: '1er\u00a0avril 2025',
      topic: 'treasury',
      product: '/tresorerie',
      related: ['beta'],
      cover: { family: 'wave', plate: 'mist', key: expect.stringMatching(/^[0-9a-f]{10}$/) },
      coverAlt: 'Gravure de lignes ondulées sur un fond clair.',
      words: 41,
      minutes: 1,
      hash: expect.stringMatching(/^[0-9a-f]{16}$/),
      path: '/blog-post-alpha',
    })
    expect(article.toc).toEqual([{ id: 'un-solde-trois-dates', level: 2, text: 'Un solde, trois dates' }])
    expect(article.html).toContain('<a href="/fr/blog-post-beta#deux-signatures">')
    expect(article.related.map(({ id }) => id)).toEqual(['beta'])
    expect(article.previous).toEqual({
      id: 'beta',
      title: 'Deux signatures valent mieux',
      path: '/blog-post-beta',
    })
    expect(article.next).toBeUndefined()
    expect(project.json<ArticleData>(`${data}/en/articles/beta.json`).next?.title).toBe(
      'Cash: the morning balance',
    )
  })

  it('give an article the same cover in all languages', async () => {
    await project.build()
    const covers = ['fr', 'en'].map(
      locale => project.json<ArticleData>(`${data}/${locale}/articles/beta.json`).meta.cover,
    )
    expect(covers[0]).toEqual(covers[1])
    expect(covers[0]?.plate).not.toBe('mist')
  })

  it('hold the pages of the blog, the teasers and the legal documents', async () => {
    await project.build()
    const blog = project.json<BlogPage>(`${data}/en/blog/1.json`)
    expect(blog).toMatchObject({
      page: 1,
      pages: 1,
      counts: { treasury: 1, risk: 1, banking: 0, cases: 0 },
      featured: { id: 'alpha' },
      items: [{ id: 'beta' }],
    })
    expect(Object.keys(blog.items[0] ?? {})).toEqual([
      'id',
      'title',
      'summary',
      'date',
      'dateText',
      'topic',
      'minutes',
      'cover',
      'coverAlt',
      'path',
    ])
    expect(project.json<TeaserList>(`${data}/en/teasers.json`).map(({ id }) => id)).toEqual(['alpha', 'beta'])
    expect(project.json<LegalData>(`${data}/en/legal/privacy.json`)).toMatchObject({
      meta: { id: 'privacy', path: '/privacy', updated: '2025-05-20' },
      toc: [{ id: 'your-rights' }],
    })
  })

  it('take an id with & as it is', async () => {
    for (const locale of ['fr', 'en']) {
      project.write(`content/articles/x&y/${locale}.md`, project.read(`content/articles/beta/${locale}.md`))
    }
    await project.build()
    expect(project.json<ArticleData>(`${data}/en/articles/x&y.json`).meta.path).toBe('/blog-post-x&y')
  })

  it('do not depend on the ends of lines or on a mark of byte order', async () => {
    await project.build()
    const html = project.json<ArticleData>(alpha).html
    project.write(
      'content/articles/alpha/fr.md',
      `\ufeff${project.read('content/articles/alpha/fr.md').replaceAll('\n', '\r\n')}`,
    )
    await project.build()
    expect(project.json<ArticleData>(alpha).html).toBe(html)
  })

  it('keep bodies out of what Velite exports', async () => {
    await project.build()
    expect(project.read('.velite/articles.json')).not.toMatch(/html|<p/)
  })
})

describe('a second build', () => {
  it('renders what changed, also where its neighbours show it', async () => {
    await project.build()
    const [own, neighbour] = [`${data}/en/articles/alpha.json`, `${data}/en/articles/beta.json`]
    project.edit('content/articles/alpha/en.md', 'At nine', 'At ten')
    await project.build()
    expect(project.json<ArticleData>(own).html).toContain('At ten')

    const { html } = project.json<ArticleData>(neighbour)
    project.edit('content/articles/alpha/en.md', 'title: "Cash: the', 'title: "Money: the')
    await project.build()
    expect(project.json<ArticleData>(neighbour).next?.title).toBe('Money: the morning balance')
    expect(project.json<ArticleData>(neighbour).html).toBe(html)
  })

  it('finds a broken link in a document that did not change', async () => {
    await project.build()
    project.edit('content/articles/beta/en.md', '## Two signatures', '## Both signatures')
    expect(await project.faults()).toEqual([
      'content/articles/alpha/en.md:13: link to /blog-post-beta#two-signatures: ' +
        'no such heading in content/articles/beta/en.md; did you mean both-signatures?',
    ])
  })

  it('finds a fault again that was not fixed', async () => {
    project.edit('content/articles/beta/en.md', '## Two', '# Two')
    const faults = await project.faults()
    expect(faults).not.toEqual([])
    expect(await project.faults()).toEqual(faults)
  })

  it('marks a translation whose source has changed', async () => {
    const [fr, en] = ['content/articles/alpha/fr.md', 'content/articles/alpha/en.md']
    const isBehind = () => project.json<ArticleData>(`${data}/en/articles/alpha.json`).meta.behind
    project.write(en, stamped(project.read(en), project.read(fr)))
    await project.build()
    expect(isBehind()).toBeUndefined()
    await project.build()
    expect(isBehind()).toBeUndefined()
    const before = project.read(fr)
    project.write(fr, `${before}\nUne phrase de plus.\n`)
    await project.build()
    expect(isBehind()).toBe(true)
    await project.build()
    expect(isBehind()).toBe(true)
    project.write(fr, before)
    await project.build()
    expect(isBehind()).toBeUndefined()
  })

  it('renders again what was deleted, or changed by others', async () => {
    await project.build()
    const html = project.read(alpha)
    project.remove('.velite/data')
    await project.build()
    expect(project.read(alpha)).toBe(html)
    project.write(alpha, '{}')
    await project.build()
    expect(project.read(alpha)).toBe(html)
  })

  it('removes files that are no longer made', async () => {
    project.write('content/articles/gamma/fr.md', project.read('content/articles/beta/fr.md'))
    project.write('content/articles/gamma/en.md', project.read('content/articles/beta/en.md'))
    await project.build()
    expect(project.exists(`${data}/en/articles/gamma.json`)).toBe(true)
    project.remove('content/articles/gamma')
    await project.build()
    expect(project.exists(`${data}/en/articles/gamma.json`)).toBe(false)
    expect(project.json<BlogPage>(`${data}/en/blog/1.json`).counts.risk).toBe(1)
  })

  it('leaves the last good data where there are faults, and shows what changed meanwhile once they are fixed', async () => {
    await project.build()
    const before = project.read(alpha)
    project.edit('content/articles/alpha/fr.md', '## Un solde', '# Un solde')
    project.edit('content/articles/alpha/en.md', 'At nine', 'At ten')
    expect(await project.faults()).toHaveLength(1)
    expect(project.read(alpha)).toBe(before)
    project.edit('content/articles/alpha/fr.md', '# Un solde', '## Un solde')
    await project.build()
    expect(project.read(alpha)).toBe(before)
    expect(project.json<ArticleData>(`${data}/en/articles/alpha.json`).html).toContain('At ten')
  })
})

describe('the command', () => {
  const run = () =>
    spawnSync(process.execPath, [resolve('src/build/content.ts'), project.folder], { encoding: 'utf8' })

  it('is silent and content when all is well', () => {
    const { status, stderr } = run()
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  })

  it('prints every fault and fails', () => {
    project.edit('content/articles/beta/en.md', '## Two', '# Two')
    project.edit('content/articles/beta/fr.md', 'topic: risk', 'topic: risk\nauthor: x')
    const { status, stderr } = run()
    expect(status).toBe(1)
    expect(stderr.trim().split('\n')).toEqual([
      'content/articles/beta/en.md:12: heading level 1: the title of the page is the only one; write ##',
      'content/articles/beta/fr.md:6: field author: no such field; the fields are title, summary, date, updated, ' +
        'topic, product, related, cover, coverAlt, case, sourceHash',
      '2 problems in the content',
    ])
  })
})
