import { isLocale, type Locale } from '../../i18n/locales.ts'

/** Where readers and people look for feeds, and the file that is meant: at the root, and in each language. */
export const feedAddresses: Readonly<Record<string, string>> = {
  feed: 'feed.xml',
  rss: 'feed.xml',
  atom: 'feed.xml',
  'feed.xml': 'feed.xml',
  'rss.xml': 'feed.xml',
  'atom.xml': 'feed.xml',
  'feed.json': 'feed.json',
}

/** What of these are not files themselves: all, where no language is named. */
export const aliasesIn = (locale: Locale | undefined): [name: string, file: string][] =>
  Object.entries(feedAddresses).filter(([name, file]) => locale === undefined || name !== file)

/**
 * The feed that an address leads to: file and language, which is undefined where the address names none. Undefined for
 * other addresses, and for the feeds themselves. Case and a slash at the end do not matter.
 * @example feedOf('/en/rss') // { locale: 'en', file: 'feed.xml' }
 * @example feedOf('/feed.xml') // { locale: undefined, file: 'feed.xml' }
 * @example feedOf('/en/feed.xml') // undefined
 */
export function feedOf(path: string): { locale: Locale | undefined; file: string } | undefined {
  const [first = '', second, ...rest] = path.toLowerCase().split('/').filter(Boolean)
  if (rest.length > 0) return undefined
  const locale = isLocale(first) ? first : undefined
  const name = locale ? second : second === undefined ? first : undefined
  const [, file] = aliasesIn(locale).find(([alias]) => alias === name) ?? []
  return file === undefined ? undefined : { locale, file }
}
