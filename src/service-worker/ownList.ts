import { archiveEntryOf } from './cacheEntries.ts'
import { type CachePreferences, keyOf, type OfflineList } from './list.ts'
import { preferencesOf, readNotes } from './notes.ts'
import { cachedFile, cacheFiles } from './store.ts'

/** The archive: the articles after the newest, the lists that contain only them, and the pages of both. */
export type ArchiveList = Pick<OfflineList, 'articles' | 'lists' | 'pages'>

/** The list joined with the archive; the file of the archive is then cached with it. */
export const withArchive = ({ archive, ...near }: OfflineList, more: ArchiveList): OfflineList => ({
  ...near,
  rest: { ...near.rest, ...archive },
  articles: [...near.articles, ...more.articles],
  lists: more.lists,
  pages: { ...near.pages, ...more.pages },
})

/** The cache key of the archive's file; undefined if there is no archive, or if it is already joined. */
export function archiveKey({ archive = {} }: OfflineList): string | undefined {
  const [file] = Object.entries(archive)
  return file && keyOf(...file)
}

/** Whether a path may be an archived article or list, which the list does not contain. */
export const mayBeArchived = (list: OfflineList, path: string): boolean =>
  archiveKey(list) !== undefined && archiveEntryOf(path) !== undefined

/** Whether something outside the list was read or saved. */
export function needsArchive(list: OfflineList, { kept, read }: CachePreferences): boolean {
  if (archiveKey(list) === undefined) return false
  const near = new Set<unknown>([
    ...list.articles.map(({ id }) => id),
    ...Object.keys(list.rest).map(archiveEntryOf),
  ])
  return [...kept, ...read].some(piece => !near.has(piece))
}

declare const self: { __WB_MANIFEST: readonly { url: string; revision: string }[] }

/**
 * The cache key of this version's list: the only file that the build writes into the worker, so that a new list makes a
 * new worker.
 */
export function listKey(): string {
  const [entry] = self.__WB_MANIFEST
  return keyOf(`/${entry?.url}`, entry?.revision ?? '')
}

let reading: Promise<OfflineList> | undefined

/** The list of this version, joined with the archive if that is cached. */
export function list(): Promise<OfflineList> {
  reading ??= readList()
  reading.catch(reread)
  return reading
}

/** Makes the next call read the list again. */
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

/** The list, joined with the archive if anything in it was read or saved; throws if it cannot be fetched. */
export async function listAsNeeded(): Promise<OfflineList> {
  const known = await list()
  const key = archiveKey(known)
  if (!key || !needsArchive(known, preferencesOf(await readNotes()))) return known
  await cacheFiles([key])
  reread()
  return list()
}
