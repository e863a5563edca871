import type { FarList } from '../../service-worker/archive.ts'
import { pieceOf } from '../../service-worker/cacheEntries.ts'
import { newest, type OfflineList } from '../../service-worker/list.ts'

/**
 * Takes what is far out of the list, so that what every visitor fetches does not grow with the articles; `far` is undefined
 * where all are among the newest.
 */
export function splitList(list: OfflineList): { near: OfflineList; far: FarList | undefined } {
  const articles = list.articles.slice(newest)
  if (articles.length === 0) return { near: list, far: undefined }
  const pieces = new Set([...articles, ...list.lists].map(({ id }) => id))
  const pages = Object.groupBy(Object.entries(list.pages), ([address]) =>
    pieces.has(pieceOf(address) ?? '') ? 'far' : 'near',
  )
  return {
    near: {
      ...list,
      articles: list.articles.slice(0, newest),
      lists: [],
      pages: Object.fromEntries(pages.near ?? []),
    },
    far: { articles, lists: list.lists, pages: Object.fromEntries(pages.far ?? []) },
  }
}
