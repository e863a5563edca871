import { escapeHtml } from '../../app/head/escapeHtml.ts'
import { coverSources, fallbackWidth } from '../../artwork/coverSources.ts'
import { type Locale, locales } from '../../i18n/locales.ts'
import { localizePath } from '../../i18n/paths.ts'
import { readArticles } from '../search/searchData.ts'
import { feedHtml } from './feedHtml.ts'

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
  /** The body as the site shows it. */
  html: string
  /** The cover, with its address from the root of the site; sizes in pixels. */
  picture: { path: string; type: string; width: number; height: number; alt: string }
}

export type Feed = { locale: Locale; origin: string; title: string; entries: readonly FeedEntry[] }

/**
 * A time of a day that is on the same day from Hawaii to New Zealand, in summer and winter, as midnight or noon in Europe
 * are not.
 * @example timeOf('2026-07-14') // '2026-07-14T10:00:00Z'
 */
export const timeOf = (day: string): string => `${day}T10:00:00Z`

const addressOf = ({ origin, locale }: Feed, path: string) => origin + encodeURI(localizePath(path, locale))

/** The body under its picture: not every reader shows the picture of an entry. */
function content({ origin }: Feed, { html, picture }: FeedEntry, address: string): string {
  const { path, width, height, alt } = picture
  const image = `<img src="${origin}${path}" width="${width}" height="${height}" alt="${escapeHtml(alt)}">`
  return `<p>${image}</p>\n${feedHtml(html, origin, address)}`
}

const latest = (entries: readonly FeedEntry[]) =>
  entries
    .map(({ modified }) => modified)
    .sort()
    .at(-1) ?? '1970-01-01'

/** The feed as Atom (RFC 4287). */
export function atom(feed: Feed): string {
  const { locale, origin, title, entries } = feed
  const self = `${origin}/${locale}/feed.xml`
  const list = entries.map(entry => {
    const { title, summary, path, published, modified, picture } = entry
    const address = addressOf(feed, path)
    const { type, width, height } = picture
    const image = `url="${origin}${picture.path}" width="${width}" height="${height}"`
    return [
      '<entry>',
      `<title>${escapeHtml(title)}</title>`,
      `<id>${escapeHtml(address)}</id>`,
      `<link rel="alternate" type="text/html" href="${escapeHtml(address)}"/>`,
      `<published>${timeOf(published)}</published><updated>${timeOf(modified)}</updated>`,
      `<summary>${escapeHtml(summary)}</summary>`,
      `<media:thumbnail ${image}/><media:content ${image} medium="image" type="${type}"/>`,
      `<content type="html">${escapeHtml(content(feed, entry, address))}</content>`,
      '</entry>',
    ].join('')
  })
  return [
    `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/" xml:lang="${locale}">`,
    `<title>${escapeHtml(title)}</title>`,
    `<id>${self}</id><link rel="self" type="application/atom+xml" href="${self}"/>`,
    `<link rel="alternate" type="text/html" href="${addressOf(feed, '/blog')}"/>`,
    `<updated>${timeOf(latest(entries))}</updated>`,
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
    items: entries.map(entry => {
      const { title, summary, path, published, modified, picture } = entry
      const url = addressOf(feed, path)
      return {
        id: url,
        url,
        title,
        summary,
        image: origin + picture.path,
        content_html: content(feed, entry, url),
        date_published: timeOf(published),
        date_modified: timeOf(modified),
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
    const entries = newest.map(
      ({ meta: { id, title, summary, path, date, updated, cover, coverAlt }, html }) => ({
        title,
        summary,
        path,
        published: date,
        modified: updated ?? date,
        html,
        picture: {
          path: coverSources({ id, key: cover.key, plate: cover.plate }).fallback,
          type: 'image/webp',
          width: fallbackWidth,
          height: (fallbackWidth * 5) / 8,
          alt: coverAlt,
        },
      }),
    )
    const feed = { locale, origin, title: siteName, entries }
    yield [`${locale}/feed.xml`, atom(feed)]
    yield [`${locale}/feed.json`, jsonFeed(feed)]
  }
}
