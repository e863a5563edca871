import type { Locale } from '../i18n/locales.ts'

/** An article that opens without a connection, as the list of them shows it. */
export type KeptArticle = { id: string; title: string; path: string }

/**
 * What is cached on this device: the articles by id. `whole`: everything that is cached without being asked for;
 * `older`: there are articles besides the cached ones; `sparing`: only what is read is cached; `filling`: more is being
 * fetched.
 */
export type Kept = { whole: boolean; older: boolean; sparing: boolean; filling: boolean; ids: string[] }

/** What a page tells the worker. */
export type ToWorker =
  /** A page is open and idle: `seen` are the site's files that it has loaded, its own address first. */
  | { type: 'VISIT'; locale: Locale; saving: boolean; seen: string[] }
  /** The visitor has come to the page at a bare path by a step. */
  | { type: 'READ'; locale: Locale; path: string }
  | { type: 'STATUS' }
  | { type: 'LIST'; locale: Locale }
  | { type: 'KEEP'; id: string }
  /** Delete everything but the shell, and from now on cache only what is read. */
  | { type: 'CLEAR' }
  /** The opposite: keep the whole site. */
  | { type: 'FILL' }
  /** The visitor has accepted the new version. */
  | { type: 'SKIP_WAITING' }

/** What the worker tells all pages: what is kept has changed, or a new version has taken over and they are to reload. */
export type FromWorker = { type: 'KEPT'; kept: Kept } | { type: 'RENEWED' }
