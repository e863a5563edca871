import { archiveEntryOf } from '../../service-worker/cacheEntries.ts'
import { newest, type OfflineList } from '../../service-worker/list.ts'
import type { ArchiveList } from '../../service-worker/ownList.ts'

/**
 * Takes what is archived out of the list, so that what every visitor fetches does not grow with the articles; `archive` is undefined
 * where all are among the newest.
 */
export function splitList(list: OfflineList): { near: OfflineList; archive: ArchiveList | undefined } {
  const articles = list.articles.slice(newest)
  if (articles.length === 0) return { near: list, archive: undefined }
  const pieces = new Set([...articles, ...list.lists].map(({ id }) => id))
  const pages = Object.groupBy(Object.entries(list.pages), ([address]) =>
    pieces.has(archiveEntryOf(address) ?? '') ? 'archive' : 'near',
  )
  return {
    near: {
      ...list,
      articles: list.articles.slice(0, newest),
      lists: [],
      pages: Object.fromEntries(pages.near ?? []),
    },
    archive: { articles, lists: list.lists, pages: Object.fromEntries(pages.archive ?? []) },
  }
}
