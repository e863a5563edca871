import { newest } from '../../service-worker/list.ts'

/** The ids of the articles after the newest; `articles` are newest first, one or more an id. */
export const archivedArticles = (articles: readonly { id: string }[]): Set<string> =>
  new Set([...new Set(articles.map(({ id }) => id))].slice(newest))
