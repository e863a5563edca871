import { messageSW, Workbox } from 'workbox-window'
import { trustedWorker } from '../../components/trustedWorker.ts'
import type { Locale } from '../../i18n/locales.ts'
import { localizePath, splitLocale } from '../../i18n/paths.ts'
import type { CacheStatus, ToWorker } from '../worker/messages.ts'
import { savesData } from './storage.ts'

/**
 * How long a first visit is left alone, in milliseconds: caching the whole site takes a phone as long as loading a page.
 */
const patience = 3000
const hour = 3_600_000
/** How often returning to a tab checks for a new version at most, in milliseconds. */
const pause = 60_000

/** Sends a message to the active worker; resolves to its reply. */
export async function askWorker(message: ToWorker): Promise<CacheStatus> {
  const { active } = await navigator.serviceWorker.ready
  return active ? messageSW(active, message) : Promise.reject(new Error('There is no active worker.'))
}

/** Caches files that the browser has already; resolves when that is done. */
export const cacheFiles = (files: readonly string[]): Promise<unknown> =>
  askWorker({
    type: 'CACHE_URLS',
    payload: { urlsToCache: files.map(file => [file, { cache: 'force-cache' }]) },
  })

/** The site's files that this page has loaded. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/(assets|covers)\//.test(pathname))
    .map(({ pathname }) => pathname)

/** Checks for new versions: when the visitor returns to the tab, and every hour. */
function lookForUpdates(workbox: Workbox): void {
  let asked = Date.now()
  const look = () => {
    asked = Date.now()
    // Offline there is nothing to check.
    void workbox.update().catch(() => {})
  }
  setInterval(look, hour)
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && Date.now() - asked > pause) look()
  })
}

const whenCached = new Set<() => void>()
const changed = () => {
  for (const tell of whenCached) tell()
}

/** Calls back whenever more is cached of what `registerWorker` asks for. */
export const watchCaching = (tell: () => void): void => void whenCached.add(tell)

let registering: Promise<Workbox> | undefined

/**
 * Registers the service worker, once a page, and has it cache this page, and the whole site unless the visitor saves
 * data. Needs nothing of the app. Rejects where the browser forbids workers.
 */
export function registerWorker(locale: Locale): Promise<Workbox> {
  registering ??= register(locale)
  return registering
}

async function register(locale: Locale): Promise<Workbox> {
  if (!navigator.serviceWorker.controller) await new Promise(resolve => setTimeout(resolve, patience))
  const workbox = new Workbox(trustedWorker('/sw.js'))
  await workbox.register({ immediate: true })
  lookForUpdates(workbox)
  void cacheFiles([localizePath(splitLocale(location.pathname).path, locale)]).then(changed)
  void cacheFiles(loadedFiles())
  if (!savesData()) void askWorker({ type: 'FILL', locale }).then(changed)
  return workbox
}
