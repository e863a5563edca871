import { canonicalPath } from '../../i18n/canonicalPath.ts'
import { defaultLocale, type Locale } from '../../i18n/locales.ts'
import { negotiate } from '../../i18n/negotiate.ts'
import { localizePath, splitLocale } from '../../i18n/paths.ts'

type Cookies = { get: (name: string) => Promise<{ value?: string } | null> }
declare const self: { cookieStore?: Cookies; navigator: { languages: readonly string[] } }

/** Whether a pathname is a file rather than a page. */
export const isFile = (pathname: string): boolean =>
  pathname.startsWith('/data/') || /\.[a-z0-9]+$/i.test(canonicalPath(pathname))

/**
 * The spelling that the server would redirect to; pages have lower-case addresses.
 * @example canonicalAddress('/fr/Paiements/') // '/fr/paiements'
 */
export function canonicalAddress(pathname: string): string {
  // The digits of an escape are upper case.
  const lower = canonicalPath(pathname).replace(/%[\dA-F]{0,2}|[A-Z]/g, found =>
    found.startsWith('%') ? found : found.toLowerCase(),
  )
  return canonicalPath(lower)
}

/**
 * The language of an address; at a bare one that of the query, the cookie or the browser, otherwise the default. A
 * language that only the page's storage knows is chosen by the page.
 */
export async function localeOf(url: string): Promise<Locale> {
  const { pathname, searchParams } = new URL(url)
  const cookie = await self.cookieStore?.get('i18next').catch(() => null)
  const wanted = [...searchParams.getAll('lng'), cookie?.value, ...self.navigator.languages]
  return splitLocale(pathname).locale ?? negotiate(wanted) ?? defaultLocale
}

/** The address of the page in its language, without query: the key of its HTML in the cache. */
export async function localizedAddress(url: string): Promise<string> {
  const { path } = splitLocale(canonicalAddress(new URL(url).pathname))
  return localizePath(path, await localeOf(url))
}
