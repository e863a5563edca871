import type { Locale } from '../i18n/locales.ts'
import { localizePath, splitLocale } from '../i18n/paths.ts'
import { canonicalPath } from '../seo/canonicalPath.ts'
import type { Files } from './list.ts'

/** What an address leads to offline: another spelling of it, or a page (bare if it has no `locale`). */
export type Way = { to: string } | { locale: Locale | undefined; path: string }

/** Whether a pathname is a file rather than a page: files are left to the network. */
export const isFile = (pathname: string): boolean =>
  pathname.startsWith('/data/') || /\.[a-z0-9]+$/i.test(canonicalPath(pathname))

const exists = (pages: Files, path: string) => path in pages || localizePath(path, 'fr') in pages

/**
 * How the server would respond to an address, from the list of pages: redirect to the canonical spelling (in lower case
 * if only that is a page), or show a page.
 * @example wayTo('/fr/paiements/', pages) // { to: '/fr/paiements' }
 * @example wayTo('/en/paiements', pages) // { locale: 'en', path: '/paiements' }
 */
export function wayTo(pathname: string, pages: Files): Way {
  const canonical = canonicalPath(pathname)
  const lowered = canonicalPath(canonical.toLowerCase())
  const right = !exists(pages, canonical) && exists(pages, lowered) ? lowered : canonical
  return right === pathname ? splitLocale(right) : { to: right }
}
