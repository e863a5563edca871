import { describe, expect, it } from 'vitest'
import { blogPages, byDate, surroundings, teasers, topicPages } from '../../../src/content/listing.ts'
import type { ArticleMeta } from '../../../src/content/types.ts'

const article = (id: string, date: string, more: Partial<ArticleMeta> = {}): ArticleMeta => ({
  id,
  locale: 'en',
  title: `Title of ${id}`,
  summary: 'Summary',
  date,
  dateText: `written ${date}`,
  topic: 'treasury',
  product: '/tresorerie',
  related: [],
  cover: { family: 'wave', plate: 'ink', key: '0' },
  coverAlt: 'Engraving',
  words: 900,
  minutes: 4,
  hash: 'x',
  path: `/blog-post-${id}`,
  ...more,
})

/** `count` articles, newest first: a0 is the newest. */
const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    article(`a${index}`, new Date(Date.UTC(2025, 5, 1 - index)).toISOString().slice(0, 10)),
  )

const ids = (list: readonly { id: string }[] = []) => list.map(({ id }) => id)

describe('byDate', () => {
  it('puts the newest first, and articles of one day in the order of their ids', () => {
    const list = [article('b', '2025-01-01'), article('c', '2025-02-01'), article('a', '2025-01-01')]
    expect(ids(list.sort(byDate))).toEqual(['c', 'a', 'b'])
  })
})

const none = { treasury: 0, risk: 0, banking: 0, cases: 0 }

describe('topicPages', () => {
  it('has the articles of the topic alone, and how many each topic has', () => {
    const articles = [article('a', '2025-01-03', { topic: 'risk' }), ...many(30)]
    expect(topicPages(articles, 'risk')).toMatchObject([
      { topic: 'risk', page: 1, pages: 1, items: [{ id: 'a' }], counts: { ...none, risk: 1, treasury: 30 } },
    ])
    expect(topicPages(articles, 'treasury').map(page => page.items.length)).toEqual([24, 6])
    expect(topicPages(articles, 'cases')).toMatchObject([{ items: [], pages: 1 }])
  })
})

describe('blogPages', () => {
  it('opens with the featured article and the next 24, then 24 a page', () => {
    const pages = blogPages(many(60), 'a30')
    expect(
      pages.map(page => [page.featured?.id, page.items.length, page.page, page.pages, page.counts.treasury]),
    ).toEqual([
      ['a30', 24, 1, 3, 60],
      [undefined, 24, 2, 3, 60],
      [undefined, 11, 3, 3, 60],
    ])
    const shown = pages.flatMap(page => ids(page.items))
    expect(shown).not.toContain('a30')
    expect(new Set(shown).size).toBe(59)
    expect(shown.slice(0, 2)).toEqual(['a0', 'a1'])
  })

  it('has one page for 25 articles, and one for none', () => {
    expect(blogPages(many(25), 'a0')).toHaveLength(1)
    expect(blogPages(many(26), 'a0')).toHaveLength(2)
    expect(blogPages([], 'a0')).toEqual([{ items: [], page: 1, pages: 1, counts: none }])
  })

  it('features the newest when the wished one is not there', () => {
    expect(blogPages(many(3), 'none')[0]?.featured?.id).toBe('a0')
  })
})

describe('teasers', () => {
  it('are the eight newest', () => expect(ids(teasers(many(20)))).toEqual(ids(many(8))))
})

describe('surroundings', () => {
  it('name the older and the newer neighbour', () => {
    const beside = surroundings(many(3))
    expect(beside.get('a1')).toMatchObject({
      previous: { id: 'a2' },
      next: { id: 'a0', path: '/blog-post-a0' },
    })
    expect(beside.get('a0')?.next).toBeUndefined()
    expect(beside.get('a2')?.previous).toBeUndefined()
  })

  it('keep the choice of the article, then take the nearest of its topic, then the nearest', () => {
    const list = many(6)
    list[1] = article('a1', '2025-05-31', { topic: 'risk' })
    list[2] = article('a2', '2025-05-30', { topic: 'risk', related: ['a5'] })
    expect(ids(surroundings(list).get('a2')?.related)).toEqual(['a5', 'a1', 'a3'])
  })

  it('never name the article itself or one twice, and stop where there are no more', () => {
    const list = [article('a', '2025-02-01', { related: ['b'] }), article('b', '2025-01-01')]
    expect(ids(surroundings(list).get('a')?.related)).toEqual(['b'])
    expect(ids(surroundings(list).get('b')?.related)).toEqual(['a'])
  })
})
