import { archiveEntryOf } from './cacheEntries.ts'
import { keyOf, type OfflineList, type Wishes } from './list.ts'

/** What is archived: the articles after the newest, the lists that show them alone, and the pages of both. */
export type ArchiveList = Pick<OfflineList, 'articles' | 'lists' | 'pages'>

/** The list with what is archived; the file that says it is then kept with all that is listed. */
export const withArchive = ({ archive, ...near }: OfflineList, more: ArchiveList): OfflineList => ({
  ...near,
  rest: { ...near.rest, ...archive },
  articles: [...near.articles, ...more.articles],
  lists: more.lists,
  pages: { ...near.pages, ...more.pages },
})

/** The key of the file that says what is archived; undefined where nothing is, or the list says it already. */
export function archiveKey({ archive = {} }: OfflineList): string | undefined {
  const [file] = Object.entries(archive)
  return file && keyOf(...file)
}

/** Whether a path may be that of an article or a list though the list does not name it. */
export const mayBeArchived = (list: OfflineList, path: string): boolean =>
  archiveKey(list) !== undefined && archiveEntryOf(path) !== undefined

/** Whether something that the list does not name was read or asked for. */
export function needsArchive(list: OfflineList, { kept, read }: Wishes): boolean {
  if (archiveKey(list) === undefined) return false
  const near = new Set<unknown>([
    ...list.articles.map(({ id }) => id),
    ...Object.keys(list.rest).map(archiveEntryOf),
  ])
  return [...kept, ...read].some(piece => !near.has(piece))
}
