import { fileFolders } from '../build/hosting/headers.ts'
import type { Locale } from '../i18n/locales.ts'
import { splitLocale } from '../i18n/paths.ts'

/** What a canonical path points at: a file of the built folder, or a page, bare when it has no `locale`. */
export type Place = { kind: 'file' } | { kind: 'page'; locale: Locale | undefined; page: string }

/**
 * Tells files from pages by their address; `page` is the path without its language.
 * @example placeOf('/en/blog/2') // { kind: 'page', locale: 'en', page: '/blog/2' }
 * @example placeOf('/paiements') // { kind: 'page', locale: undefined, page: '/paiements' }
 * @example placeOf('/sw.js') // { kind: 'file' }
 */
export function placeOf(path: string): Place {
  const [, folder = ''] = path.split('/')
  if (fileFolders.includes(folder) || /\.[a-z0-9]+$/i.test(path)) return { kind: 'file' }
  const { locale, path: page } = splitLocale(path)
  return { kind: 'page', locale, page }
}

/**
 * The address of a page's file in the built folder, percent-encoded like the page's own.
 * @example pageFile('fr', '/') // '/fr/index.html'
 * @example pageFile('en', '/blog/2') // '/en/blog/2.html'
 */
export const pageFile = (locale: Locale, page: string): string =>
  `/${locale}${page === '/' ? '/index' : page}.html`
