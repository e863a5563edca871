import { Strategy, type StrategyHandler } from 'workbox-strategies'
import { defaultLocale, isLocale, type Locale } from '../i18n/locales.ts'
import { negotiate } from '../i18n/negotiate.ts'
import { localizePath } from '../i18n/paths.ts'
import { wayTo } from './address.ts'
import { archiveEntryOf, dataFile } from './cacheEntries.ts'
import { keyOf } from './list.ts'
import { inTime } from './network.ts'
import { note, readNotes } from './notes.ts'
import { list } from './ownList.ts'
import { cachedFile, cacheResponse } from './store.ts'

type Cookies = { get: (name: string) => Promise<{ value?: string } | null> }
declare const self: { cookieStore?: Cookies; navigator: { languages: readonly string[] } }

/** The language at a bare address: query `lng`, cookie, the last page, the browser; otherwise French. */
async function visitorLocale(search: string): Promise<Locale> {
  const cookie = await self.cookieStore?.get('i18next').catch(() => null)
  return (
    negotiate([
      ...new URLSearchParams(search).getAll('lng'),
      cookie?.value,
      (await readNotes()).locale,
      ...self.navigator.languages,
    ]) ?? defaultLocale
  )
}

/**
 * A page: from the network, and then cached. On a timeout or a server error, the cached page, or the shell of its
 * language, which renders it.
 */
export class Page extends Strategy {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const answer = handler.fetch(request)
    handler.waitUntil(answer.then(keepPage).catch(() => {}))
    return (await inTime(answer)) ?? (await keptPage(request.url).catch(() => undefined)) ?? answer
  }
}

/** Caches a prerendered page under the language and address in its HTML. */
export async function keepPage(answer: Response): Promise<void> {
  if (!answer.ok || !answer.headers.get('content-type')?.startsWith('text/html')) return
  const copy = answer.clone()
  const html = await answer.clone().text()
  const [, locale] = /^<!doctype html><html lang="(\w+)"/.exec(html) ?? []
  const [, path] = /id="page-data">\{"path":"([^"]+)"/.exec(html) ?? []
  if (!isLocale(locale) || path === undefined) return
  const address = localizePath(path, locale)
  await noteReading(address)
  await cacheResponse(address, copy)
}

/** Records that an article or list was read, so that it is cached even if it is not among the newest. */
export async function noteReading(path: string): Promise<void> {
  const id = archiveEntryOf(path)
  if (id) await note(({ read }) => ({ read: [id, ...read.filter(other => other !== id)] }))
}

/** The response without the network; undefined if not even the shell is cached. */
async function keptPage(url: string): Promise<Response | undefined> {
  const { origin, pathname, search } = new URL(url)
  const { pages, shell } = await list()
  const way = wayTo(pathname, pages)
  if ('to' in way) return Response.redirect(origin + way.to + search, 302)
  const locale = way.locale ?? (await visitorLocale(search))
  const address = localizePath(way.path, locale)
  const shellPath = `/${locale}/shell`
  const piece = archiveEntryOf(address)
  // If the shell would have no data, a page of another version is better.
  const alone = piece !== undefined && !(await cachedFile(dataFile(locale, piece), 'any'))
  return (
    (await cachedFile(keyOf(address, pages[address] ?? ''))) ??
    (alone || !(address in pages) ? await cachedFile(address, 'any') : undefined) ??
    cachedFile(keyOf(shellPath, shell[shellPath] ?? ''))
  )
}
