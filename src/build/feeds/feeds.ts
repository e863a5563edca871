import { type Locale, locales } from '../../i18n/locales.ts'
import { localizePath } from '../../i18n/paths.ts'
import { escapeHtml } from '../../seo/escapeHtml.ts'
import { readArticles } from '../search/searchData.ts'

/** The number of articles in a feed, newest first, each with its full text. */
const length = 30

export type FeedEntry = {
  title: string
  summary: string
  /** The bare path. */
  path: string
  /** Days, `YYYY-MM-DD`. */
  published: string
  modified: string
  /** The body with relative addresses. */
  html: string
}

export type Feed = { locale: Locale; origin: string; title: string; entries: readonly FeedEntry[] }

const instant = (day: string) => `${day}T00:00:00Z`

/**
 * Makes the addresses in a piece of HTML absolute, so that it can be read elsewhere.
 * @example absolute('<a href="/fr/blog">', 'https://a.example', '') // '<a href="https://a.example/fr/blog">'
 */
export const absolute = (html: string, origin: string, page: string): string =>
  html
    .replace(/(\s(?:href|src)=")\/(?!\/)/g, `$1${origin}/`)
    .replace(/(\shref=")#/g, `$1${page}#`)
    .replace(
      /(\ssrcset=")([^"]*)"/g,
      (_, start: string, set: string) => `${start}${set.replace(/(^|,\s*)\//g, `$1${origin}/`)}"`,
    )

const addressOf = ({ origin, locale }: Feed, path: string) => origin + encodeURI(localizePath(path, locale))

const latest = (entries: readonly FeedEntry[]) =>
  entries
    .map(({ modified }) => modified)
    .sort()
    .at(-1) ?? '1970-01-01'

/** The feed as Atom (RFC 4287). */
export function atom(feed: Feed): string {
  const { locale, origin, title, entries } = feed
  const self = `${origin}/${locale}/feed.xml`
  const list = entries.map(({ title, summary, path, published, modified, html }) => {
    const address = addressOf(feed, path)
    return [
      '<entry>',
      `<title>${escapeHtml(title)}</title>`,
      `<id>${escapeHtml(address)}</id>`,
      `<link rel="alternate" type="text/html" href="${escapeHtml(address)}"/>`,
      `<published>${instant(published)}</published><updated>${instant(modified)}</updated>`,
      `<summary>${escapeHtml(summary)}</summary>`,
      `<content type="html">${escapeHtml(absolute(html, origin, address))}</content>`,
      '</entry>',
    ].join('')
  })
  return [
    `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    `<title>${escapeHtml(title)}</title>`,
    `<id>${self}</id><link rel="self" type="application/atom+xml" href="${self}"/>`,
    `<link rel="alternate" type="text/html" href="${addressOf(feed, '/blog')}"/>`,
    `<updated>${instant(latest(entries))}</updated>`,
    `<author><name>${escapeHtml(title)}</name></author>`,
    `<icon>${origin}/icon-192.png</icon>`,
    ...list,
    '</feed>\n',
  ].join('\n')
}

/** The feed as JSON Feed 1.1. */
export function jsonFeed(feed: Feed): string {
  const { locale, origin, title, entries } = feed
  const home = addressOf(feed, '/blog')
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    language: locale,
    home_page_url: home,
    feed_url: `${origin}/${locale}/feed.json`,
    icon: `${origin}/icon-512.png`,
    authors: [{ name: title, url: origin }],
    items: entries.map(({ title, summary, path, published, modified, html }) => {
      const url = addressOf(feed, path)
      return {
        id: url,
        url,
        title,
        summary,
        content_html: absolute(html, origin, url),
        date_published: instant(published),
        date_modified: instant(modified),
        language: locale,
      }
    }),
  })
}

/** Both feeds of every language: yields path in `dist` and contents. `velite` is the folder of the compiled content. */
export async function* feeds(
  velite: string,
  { origin, siteName }: { origin: string; siteName: string },
): AsyncGenerator<[string, string]> {
  for (const locale of locales) {
    const newest = await readArticles(velite, locale, length)
    const entries = newest.map(({ meta: { title, summary, path, date, updated }, html }) => ({
      title,
      summary,
      path,
      published: date,
      modified: updated ?? date,
      html,
    }))
    const feed = { locale, origin, title: siteName, entries }
    yield [`${locale}/feed.xml`, atom(feed)]
    yield [`${locale}/feed.json`, jsonFeed(feed)]
  }
}
