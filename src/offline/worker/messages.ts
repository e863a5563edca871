import type { Locale } from '../../i18n/locales.ts'

/** A file in the precache manifest. What is not `shell` is cached after the worker is active. */
export type PrecacheEntry = { url: string; revision: string | null; integrity: string; shell?: true }

/**
 * What is cached on this device. `whole`: every file of the manifest; `older`: there are articles that the manifest does
 * not name. Titles are in the language that was asked for.
 */
export type CacheStatus = {
  whole: boolean
  older: boolean
  articles: { id: string; title: string; path: string }[]
}

/** Messages from pages to the worker; the reply to all but the first two is a `CacheStatus`. */
export type ToWorker =
  /** Caches what a page has loaded or shown: a message of Workbox's router. */
  | { type: 'CACHE_URLS'; payload: { urlsToCache: (string | [string, RequestInit])[] } }
  /** The visitor has accepted the new version. */
  | { type: 'SKIP_WAITING' }
  | { type: 'STATUS'; locale: Locale }
  /** Caches the whole site. */
  | { type: 'FILL'; locale: Locale }
  /** Deletes everything but the shell. */
  | { type: 'CLEAR'; locale: Locale }
  /** Saves an article. */
  | { type: 'SAVE'; locale: Locale; id: string }

/** Message to all pages: the version that the visitor accepted in one of them is active. */
export type FromWorker = { type: 'RENEWED' }
