import type { Locale } from '../i18n/locales.ts'

/** An article that is available offline, as the list shows it. */
export type KeptArticle = { id: string; title: string; path: string }

/**
 * What is cached on this device: the articles by id. `whole`: everything that is cached without being asked for;
 * `older`: there are articles besides the cached ones; `sparing`: only what is read is cached; `filling`: more is being
 * fetched.
 */
export type Kept = { whole: boolean; older: boolean; sparing: boolean; filling: boolean; ids: string[] }

/** Messages from pages to the worker. */
export type ToWorker =
  /** A page is open and idle: `seen` are the site's files it has loaded, its own address first. */
  | { type: 'VISIT'; locale: Locale; saving: boolean; seen: string[] }
  /** The visitor has navigated to the page at a bare path. */
  | { type: 'READ'; locale: Locale; path: string }
  | { type: 'STATUS' }
  | { type: 'LIST'; locale: Locale }
  | { type: 'KEEP'; id: string }
  /** Deletes everything but the shell, and from then on caches only what is read. */
  | { type: 'CLEAR' }
  /** The opposite: caches the whole site. */
  | { type: 'FILL' }
  /** The visitor has accepted the new version. */
  | { type: 'SKIP_WAITING' }

/** Messages to all pages: the cached entries have changed, or a new version is active and they should reload. */
export type FromWorker = { type: 'KEPT'; kept: Kept } | { type: 'RENEWED' }
