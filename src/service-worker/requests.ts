import type { Locale } from '../i18n/locales.ts'
import { localizePath, splitLocale } from '../i18n/paths.ts'
import { canonicalPath } from '../seo/canonicalPath.ts'
import { archiveEntryOf, dataFile } from './cacheEntries.ts'
import type { KeptArticle, ToWorker } from './messages.ts'
import { note } from './notes.ts'
import { list, listAsNeeded } from './ownList.ts'
import { keepPage, noteReading } from './pages.ts'
import { cachedFile, cacheFiles, cacheResponse } from './store.ts'
import { clear, fill, inTurn, kept, tell } from './version.ts'

/** Handles messages from pages; replies go to the message's port. */
export async function answerPage(message: ToWorker, port: MessagePort | undefined): Promise<void> {
  if (message.type === 'LIST') return port?.postMessage(await keptList(message.locale))
  if (message.type === 'READ') {
    // At once, whatever else is being fetched: the connection may be lost any moment.
    await keepRead(message.locale, message.path).catch(() => {})
    await listAsNeeded().catch(() => {})
    return tell()
  }
  const task = taskOf(message)
  if (task) await inTurn(task)
  port?.postMessage(await kept())
}

function taskOf(message: ToWorker): (() => Promise<void>) | undefined {
  switch (message.type) {
    case 'VISIT':
      return async () => {
        const { locale, saving, seen } = message
        await note(() => ({ locale, saving }))
        await keepSeen(locale, seen)
        await fill()
      }
    case 'KEEP':
      return async () => {
        await note(({ kept }) => ({ kept: [message.id, ...kept.filter(id => id !== message.id)] }))
        await fill()
      }
    case 'FILL':
      return async () => {
        await note(() => ({ cleared: false }))
        await fill()
      }
    case 'CLEAR':
      return clear
    default:
      return undefined
  }
}

/** Caches what the page loaded before the worker was active, from the browser’s HTTP cache. */
async function keepSeen(locale: Locale, [address = '/', ...files]: readonly string[]): Promise<void> {
  await cacheFiles(files).catch(() => {})
  if (await cachedFile(localizePath(splitLocale(address).path, locale), 'any')) return
  await fetch(address, { cache: 'force-cache', headers: { accept: 'text/html' } })
    .then(keepPage)
    .catch(() => {})
}

/** Caches the data of the article or list at a bare path, which the page has just fetched. */
async function keepRead(locale: Locale, path: string): Promise<void> {
  const piece = archiveEntryOf(localizePath(canonicalPath(path), locale))
  if (!piece) return
  const data = dataFile(locale, piece)
  const answer = await fetch(data, { cache: 'force-cache' })
  if (!answer.ok) return
  await noteReading(data)
  await cacheResponse(data, answer)
}

/** The cached articles with their titles in one language, newest first. */
async function keptList(locale: string): Promise<KeptArticle[]> {
  const { ids } = await kept()
  const { articles } = await list()
  const titles = articles
    .filter(({ id }) => ids.includes(id))
    .map(async ({ id }) => {
      const data = (await (await cachedFile(dataFile(locale, id), 'any'))?.json()) as
        | { meta: { title: string } }
        | undefined
      return { id, title: data?.meta.title ?? id, path: `/blog-post-${id}` }
    })
  return Promise.all(titles)
}
