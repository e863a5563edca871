import { cardSize } from '../../artwork/cardSize.ts'
import { type Locale, locales, localeTable } from '../../i18n/locales.ts'
import { localizePath } from '../../i18n/paths.ts'
import { escapeHtml } from './escapeHtml.ts'
import { cardFile } from './ogImageFile.ts'

/** The feeds of a language, below its folder. */
const feedFormats = [
  { type: 'application/atom+xml', file: 'feed.xml', name: 'Atom' },
  { type: 'application/feed+json', file: 'feed.json', name: 'JSON Feed' },
] as const

type Page = {
  /** Without the site's name. */
  title: string
  description: string
  /** The canonical bare path. */
  path: string
  /** The language of its text: the source language if it is not translated. */
  locale: Locale
  /** The languages that it is translated into. */
  languages: readonly Locale[]
  /** Search engines may index it. */
  isIndexed: boolean
  /** It has an image for shared links. */
  hasCard: boolean
  /** ISO days. */
  article?: { published: string; modified: string } | undefined
}

type Site = { origin: string; siteName: string }

const link = (attributes: Record<string, string>) => element('link', attributes)
const meta = (attributes: Record<string, string>) => element('meta', attributes)
const element = (tag: string, attributes: Record<string, string>) =>
  `<${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('')}>`

/** The page in its other languages, and the bare address as x-default. */
const alternates = ({ path, languages }: Page, { origin }: Site) => [
  ...locales
    .filter(language => languages.includes(language))
    .map(hreflang => link({ rel: 'alternate', hreflang, href: origin + localizePath(path, hreflang) })),
  link({ rel: 'alternate', hreflang: 'x-default', href: origin + path }),
]

const feeds = (visitorLocale: Locale, { origin, siteName }: Site) =>
  feedFormats.map(({ type, file, name }) =>
    link({
      ...{ rel: 'alternate', type, title: `${siteName} (${name})` },
      href: `${origin}/${visitorLocale}/${file}`,
    }),
  )

/** The address of a page's picture. */
export const cardAddress = (
  { path, locale }: Pick<Page, 'path' | 'locale'>,
  { origin }: Pick<Site, 'origin'>,
) => `${origin}/${cardFile(path, locale)}`

function openGraph(page: Page, site: Site): Record<string, string> {
  const { title, description, path, locale, hasCard, article } = page
  return {
    'og:title': title,
    'og:description': description,
    'og:type': article ? 'article' : 'website',
    'og:url': site.origin + localizePath(path, locale),
    'og:site_name': site.siteName,
    'og:locale': localeTable[locale].openGraph,
    ...(hasCard && {
      'og:image': cardAddress(page, site),
      'og:image:width': String(cardSize.width),
      'og:image:height': String(cardSize.height),
      'og:image:alt': `${title} — ${site.siteName}`,
    }),
    ...(article && {
      'article:published_time': article.published,
      'article:modified_time': article.modified,
    }),
  }
}

/**
 * What the build writes into a page's head beside what its route says (`pageHead.ts`): the other languages, the feeds, and
 * what is shown where its link is shared. `visitorLocale` is the language of the address.
 */
export const headTags = (page: Page, visitorLocale: Locale, site: Site): string =>
  [
    ...(page.isIndexed ? alternates(page, site) : []),
    ...feeds(visitorLocale, site),
    ...Object.entries(openGraph(page, site)).map(([property, content]) => meta({ property, content })),
    ...(page.hasCard ? [meta({ name: 'twitter:card', content: 'summary_large_image' })] : []),
  ].join('')
