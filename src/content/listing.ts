import type { ProductPath } from './pages.ts'
import { topics } from './topics.ts'
import type {
  ArticleLink,
  ArticleMeta,
  ArticleSummary,
  BlogPage,
  Reading,
  TeaserList,
  Topic,
} from './types.ts'

/** Articles per page of the blog index, without the featured one. */
const pageSize = 24
const teaserCount = 8
const relatedCount = 3

/** Newest first; articles of one day by id, so that the order does not depend on the file system. */
export const byDate = (a: Pick<ArticleMeta, 'date' | 'id'>, b: Pick<ArticleMeta, 'date' | 'id'>): number =>
  a.date === b.date ? (a.id < b.id ? -1 : 1) : a.date < b.date ? 1 : -1

const summaryOf = ({
  id,
  title,
  summary,
  date,
  dateText,
  topic,
  minutes,
  cover,
  coverAlt,
  path,
  draft,
}: ArticleMeta): ArticleSummary => ({
  id,
  title,
  summary,
  date,
  dateText,
  topic,
  minutes,
  cover,
  coverAlt,
  path,
  ...(draft && { draft }),
})

const linkOf = ({ id, title, path }: ArticleMeta): ArticleLink => ({ id, title, path })

/**
 * The pages of the blog index of one language; page 1 opens with the featured article, or else with the newest.
 * `articles` are newest first.
 */
export function blogPages(articles: readonly ArticleMeta[], featuredId: string): BlogPage[] {
  const featured = articles.find(article => article.id === featuredId) ?? articles[0]
  const others = articles.filter(article => article !== featured)
  return paged(others, articles).map((page, index) =>
    index === 0 && featured ? { featured: summaryOf(featured), ...page } : page,
  )
}

/** The pages of one topic in one language, at least one; `articles` are newest first. */
export const topicPages = (articles: readonly ArticleMeta[], topic: Topic): BlogPage[] =>
  paged(
    articles.filter(article => article.topic === topic),
    articles,
  ).map(page => ({ topic, ...page }))

function paged(articles: readonly ArticleMeta[], all: readonly ArticleMeta[]): BlogPage[] {
  const counts = Object.fromEntries(
    topics.map(topic => [topic, all.filter(article => article.topic === topic).length]),
  ) as Record<Topic, number>
  const pages = Math.max(1, Math.ceil(articles.length / pageSize))
  return Array.from({ length: pages }, (_, index) => ({
    items: articles.slice(index * pageSize, (index + 1) * pageSize).map(summaryOf),
    page: index + 1,
    pages,
    counts,
  }))
}

/** The newest articles of one language; `articles` are newest first. */
export const teasers = (articles: readonly ArticleMeta[]): TeaserList =>
  articles.slice(0, teaserCount).map(summaryOf)

/** What a solution or service page recommends, with the fields that its list shows. */
export const readingFor = (
  { pages, articles: ids }: { pages: readonly ProductPath[]; articles: readonly string[] },
  articles: readonly ArticleMeta[],
): Reading => ({
  pages: [...pages],
  articles: ids.flatMap(id =>
    articles
      .filter(article => article.id === id)
      .map(({ id, title, path, date, dateText, summary, draft }) => ({
        ...{ id, title, path, date, dateText, summary },
        ...(draft && { draft }),
      })),
  ),
})

/** The neighbours of an item in a list, nearest first; of two equally near ones the newer comes first. */
function* around<Item>(items: readonly Item[], index: number): Generator<Item> {
  for (let step = 1; step < items.length; step++) {
    const [newer, older] = [items[index - step], items[index + step]]
    if (newer !== undefined) yield newer
    if (older !== undefined) yield older
  }
}

type Surroundings = { related: ArticleSummary[]; previous?: ArticleLink; next?: ArticleLink }

/**
 * What to read beside each article of one language, by id: its own choice, filled up with the nearest by date, first
 * of the same topic. `articles` are newest first; `previous` is older, `next` is newer.
 */
export function surroundings(articles: readonly ArticleMeta[]): Map<string, Surroundings> {
  const byId = new Map(articles.map(article => [article.id, article]))
  const byTopic = Map.groupBy(articles, article => article.topic)
  const placeInTopic = new Map<string, number>()
  for (const list of byTopic.values())
    for (const [index, { id }] of list.entries()) placeInTopic.set(id, index)

  function* candidates(article: ArticleMeta, index: number) {
    for (const id of article.related) yield byId.get(id)
    yield* around(byTopic.get(article.topic) ?? [], placeInTopic.get(article.id) ?? 0)
    yield* around(articles, index)
  }
  function relatedTo(article: ArticleMeta, index: number): ArticleSummary[] {
    const chosen = new Set<ArticleMeta>()
    for (const other of candidates(article, index)) {
      if (chosen.size === relatedCount) break
      if (other && other !== article) chosen.add(other)
    }
    return [...chosen].map(summaryOf)
  }
  return new Map(
    articles.map((article, index) => {
      const [newer, older] = [articles[index - 1], articles[index + 1]]
      return [
        article.id,
        {
          related: relatedTo(article, index),
          ...(older && { previous: linkOf(older) }),
          ...(newer && { next: linkOf(newer) }),
        },
      ]
    }),
  )
}
