import { describe, expect, it } from 'vitest'
import { articleSkeleton } from '../../../src/commands/articleSkeleton.ts'
import { checkContent } from '../../../src/commands/checkContent.ts'
import { articleStart, writeArticle } from '../../../src/commands/newArticle.ts'
import { topics } from '../../../src/content/topics.ts'
import type { ArticleData } from '../../../src/content/types.ts'
import { makeProject } from '../content/support/project.ts'

const date = '2025-06-03'
const start = (...args: string[]) => articleStart(args, date)

describe('the arguments', () => {
  it('are an id, and what the article is about', () => {
    expect(start('change')).toEqual({ id: 'change', topic: 'treasury', product: '/tresorerie', date })
    expect(start('change', '--topic', 'risk')).toMatchObject({
      topic: 'risk',
      product: '/lutte-contre-fraude',
    })
    expect(start('--product', '/paiements', 'r&d')).toMatchObject({ id: 'r&d', product: '/paiements' })
    expect(start('change', '--product', 'paiements').product).toBe('/paiements')
  })

  it.each([
    [[], 'no id given; write npm run new:article -- <id>'],
    [['Risque de change'], 'such as risque-de-change'],
    [['../x'], '../x: not an id; write lower-case letters, digits, - and &'],
    [['_draft'], '_draft: not an id'],
    [['a', 'b'], 'a b: more than one id; join the words with -'],
    [['a', '--topic', 'risc'], '--topic risc is none of treasury, risk, banking, cases; did you mean risk?'],
    [['a', '--product', '/paiement'], 'did you mean /paiements?'],
    [['a', '--product', '/company'], 'no page of a product'],
    [['a', '--topik', 'risk'], "Unknown option '--topik'; write npm run new:article"],
    [['a', '--topic'], 'argument missing; write npm run new:article'],
  ])('%j are refused, with the fix', (args, message) => {
    expect(() => start(...args)).toThrow(message)
  })
})

it('writes articles of every topic that pass every check, with a cover each', async () => {
  const project = makeProject()
  try {
    for (const topic of topics) await writeArticle(project.folder, start(`new-${topic}`, '--topic', topic))
    await writeArticle(project.folder, start('4'))
    await writeArticle(project.folder, start(`a${'-long-id'.repeat(20)}`))
    expect((await checkContent(project.folder)).problems).toEqual([])

    const { meta, toc, html } = project.json<ArticleData>('.velite/data/fr/articles/new-cases.json')
    expect(meta).toMatchObject({ title: 'Brouillon\u00a0: new cases', date, topic: 'cases', related: [] })
    expect(meta.cover.key).toMatch(/^[0-9a-f]{10}$/)
    expect(meta.case?.company).toBe('Nom du client')
    expect(toc).toHaveLength(2)
    for (const block of ['class="intro"', 'class="example"', 'class="monday"', '<table>', 'doc-noteref'])
      expect(html).toContain(block)
  } finally {
    project.dispose()
  }
})

it('overwrites nothing', async () => {
  const project = makeProject()
  try {
    const before = project.read('content/articles/alpha/fr.md')
    const refused = 'content/articles/alpha is there already; choose another id, or edit that article'
    await expect(writeArticle(project.folder, start('alpha'))).rejects.toThrow(refused)
    expect(project.read('content/articles/alpha/fr.md')).toBe(before)
  } finally {
    project.dispose()
  }
})

it('depends on its arguments alone', () => {
  expect(articleSkeleton(start('change'), 'en')).toBe(articleSkeleton(start('change'), 'en'))
  expect(articleSkeleton(start('change'), 'en')).toContain(`date: ${date}\n`)
})
