import { archiveEntryOf } from './cacheEntries.ts'
import { keyOf, type OfflineList, type Wishes } from './list.ts'
import { readNotes, wishesOf } from './notes.ts'
import { cachedFile, cacheFiles } from './store.ts'

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

declare const self: { __WB_MANIFEST: readonly { url: string; revision: string }[] }

/** The key of the list of this version: the one file that the build enters here. A new list makes a new worker. */
export function listKey(): string {
  const [entry] = self.__WB_MANIFEST
  return keyOf(`/${entry?.url}`, entry?.revision ?? '')
}

let reading: Promise<OfflineList> | undefined

/**
 * The list of this version, cached with the files it lists, joined with the list of the archive where that is cached
 * too.
 */
export function list(): Promise<OfflineList> {
  reading ??= readList()
  reading.catch(reread)
  return reading
}

/** The list is read anew when it is next asked for. */
export function reread(): void {
  reading = undefined
}

async function readList(): Promise<OfflineList> {
  if (!(await cachedFile(listKey()))) await cacheFiles([listKey()])
  const near = (await (await cachedFile(listKey()))?.json()) as OfflineList
  const key = archiveKey(near)
  const archive = key && (await cachedFile(key))
  return archive ? withArchive(near, await archive.json()) : near
}

/**
 * The list joined with that of the archive, if anything in the archive was read or asked for; throws where it cannot be
 * fetched.
 */
export async function listAsNeeded(): Promise<OfflineList> {
  const known = await list()
  const key = archiveKey(known)
  if (!key || !needsArchive(known, wishesOf(await readNotes()))) return known
  await cacheFiles([key])
  reread()
  return list()
}
