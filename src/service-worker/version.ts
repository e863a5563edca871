import { changedPages, isWhole, keptArticles, shellKeys, unneededKeys, wantedKeys } from './list.ts'
import type { FromWorker, Kept } from './messages.ts'
import { note, preferencesOf, readNotes } from './notes.ts'
import { archiveKey, list, listAsNeeded, listKey, reread } from './ownList.ts'
import { cachedFile, cachedKeys, cacheFiles, deleteKeys, isFull } from './store.ts'

type Page = { postMessage: (message: FromWorker) => void }
type Clients = {
  matchAll: (which: { type: 'window'; includeUncontrolled: true }) => Promise<readonly Page[]>
}
declare const self: { registration: { active: unknown }; clients: Clients }

/** Cached pages that an update refreshes; older ones open through the shell until they are read again. */
const refreshed = 20

/**
 * Fetches what this version needs before it may activate; throws if it cannot, and the browser tries again later. The
 * first version fetches only the shell, to be ready soon; a later one fetches everything while the previous one still
 * responds. If the disk is full it deletes what it has cached, and the previous one stays.
 */
export async function install(): Promise<void> {
  const before = await cachedKeys()
  try {
    await cacheFiles(shellKeys(await list()))
    if (!self.registration.active) return
    const files = await listAsNeeded()
    const read = changedPages(files, before).slice(0, refreshed)
    await cacheFiles([...wantedKeys(files, preferencesOf(await readNotes())), ...read])
    await cacheFiles((await Promise.all(read.map(scriptsOf))).flat())
  } catch (error) {
    if (isFull(error)) await deleteKeys((await cachedKeys()).filter(key => !before.includes(key)))
    throw error
  }
}

/** The scripts of a saved page: with data saving they are not cached for other pages. */
async function scriptsOf(page: string): Promise<string[]> {
  const html = await (await cachedFile(page))?.text()
  return /data-scripts="([^"]*)"/.exec(html ?? '')?.[1]?.split(' ') ?? []
}

/** Deletes what only other versions needed; nothing if the list of the archive cannot be read. */
export async function tidy(): Promise<void> {
  const useless = unneededKeys(await listAsNeeded(), preferencesOf(await readNotes()), await cachedKeys())
  await deleteKeys(useless.filter(key => key !== listKey()))
}

let last: Promise<void> = Promise.resolve()
let tasks = 0

/** Runs changes of the cache one at a time, each as far as it gets, and notifies all pages after each. */
export function inTurn(task: () => Promise<void>): Promise<void> {
  tasks++
  last = last
    .then(task)
    .catch(() => {})
    .finally(() => {
      tasks--
      return tell()
    })
  return last
}

/** Caches what should be cached and is not yet. */
export async function fill(): Promise<void> {
  const files = await listAsNeeded().catch(list)
  const preferences = preferencesOf(await readNotes())
  await cacheFiles([...shellKeys(files), ...wantedKeys(files, preferences)])
}

/** Deletes everything but the shell, and from then on caches only what is read. */
export async function clear(): Promise<void> {
  await note(() => ({ kept: [], read: [], cleared: true }))
  const shell = new Set([...shellKeys(await list()), listKey()])
  await deleteKeys((await cachedKeys()).filter(key => !shell.has(key)))
  reread()
}

/** What is cached now. */
export async function kept(): Promise<Kept> {
  const [files, preferences, keys] = [await list(), preferencesOf(await readNotes()), await cachedKeys()]
  const ids = keptArticles(files, keys)
  return {
    whole: !preferences.sparing && isWhole(files, preferences, keys),
    older: archiveKey(files) !== undefined || ids.length < files.articles.length,
    sparing: preferences.sparing,
    filling: tasks > 0,
    ids,
  }
}

/** Sends a message to every page of the site. */
export async function sendAll(message: FromWorker): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const page of pages) page.postMessage(message)
}

/** Tells every page what is cached now. */
export const tell = async (): Promise<void> => sendAll({ type: 'KEPT', kept: await kept() })
