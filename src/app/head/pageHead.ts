import type { I18n, MessageDescriptor } from '@lingui/core'
import { origin, siteName } from '../../content/site.ts'
import { defaultLocale, type Locale } from '../../i18n/locales.ts'
import { localizePath } from '../../i18n/paths.ts'

/** What a route's head needs of its match: language, bare path and loader data. */
export type HeadMatch = {
  context: { locale: Locale; i18n: I18n }
  pathname: string
  loaderData?: { isFallback: boolean } | undefined
}

export type PageHead = {
  /** Without the site's name. */
  title: string | MessageDescriptor
  description: string | MessageDescriptor
  /** The canonical bare path, if it is another page's. */
  canonical?: `/${string}`
  /** Not for search engines: coming soon, unknown address. */
  noindex?: boolean
}

/** Appends the site's name to a title. */
export const fullTitle = (title: string): string => `${title} — ${siteName}`

/**
 * The head of a page, as a route's `head` returns it: title, description, and either its canonical address or that search
 * engines should not keep it. What else stands in the head is written at build (`headTags.ts`).
 */
export function pageHead(
  { context: { locale, i18n }, pathname, loaderData }: HeadMatch,
  { title, description, canonical, noindex }: PageHead,
) {
  const say = (text: string | MessageDescriptor) => (typeof text === 'string' ? text : i18n._(text))
  // The match of an index route ends in a slash, its address does not.
  const path = canonical ?? pathname.replace(/(.)\/$/, '$1')
  const href = origin + localizePath(path, loaderData?.isFallback ? defaultLocale : locale)
  return {
    meta: [
      { title: fullTitle(say(title)) },
      { name: 'description', content: say(description) },
      ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: noindex ? [] : [{ rel: 'canonical', href }],
  }
}
