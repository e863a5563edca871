import { newest } from '../../service-worker/list.ts'

/** The ids of the articles after the newest ones; `articles` are newest first, with one or more entries per id. */
export const archivedArticles = (articles: readonly { id: string }[]): Set<string> =>
  new Set([...new Set(articles.map(({ id }) => id))].slice(newest))
