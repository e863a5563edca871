import { archiveKey, needsArchive, withArchive } from './archive.ts'
import { keyOf, type OfflineList } from './list.ts'
import { readNotes, wishesOf } from './notes.ts'
import { cachedFile, cacheFiles } from './store.ts'

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
