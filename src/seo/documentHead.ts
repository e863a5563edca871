import { cardSize } from '../engraving/cardSize.ts'
import { defaultLocale, type Locale, locales, localeTable } from '../i18n/locales.ts'
import { localizePath } from '../i18n/paths.ts'
import { cardFile } from './cardFile.ts'
import { feedFormats } from './feedFormats.ts'

/** One element of the head: `title` has text, all others have attributes only. */
export type HeadTag = { tag: 'title' | 'meta' | 'link'; attributes: Record<string, string>; text?: string }

/** The parts of a router match that the head is made of. */
export type HeadSource = { meta?: readonly unknown[] | undefined; links?: readonly unknown[] | undefined }

type HeadSettings = { locale: Locale; path: string; origin: string; siteName: string }

const meta = (attributes: Record<string, string>): HeadTag => ({ tag: 'meta', attributes })
const link = (attributes: Record<string, string>): HeadTag => ({ tag: 'link', attributes })

type Attributes = Record<string, string>

const entries = (list: readonly unknown[] | undefined) =>
  (list ?? []).filter((entry): entry is Attributes => typeof entry === 'object' && entry !== null)

/**
 * Everything the head says of one page: title, description, canonical address, the other languages, previews.
 * `path` is the bare path; `origin` has no slash at its end. Later matches win over earlier ones.
 */
export function documentHead(matches: readonly HeadSource[], settings: HeadSettings): HeadTag[] {
  const { locale, origin, siteName } = settings
  const metas = matches.flatMap(match => entries(match.meta))
  const title = metas.findLast(entry => entry.title)?.title ?? siteName
  const named = (name: string) => metas.findLast(entry => entry.name === name)?.content
  const description = named('description') ?? ''
  const robots = named('robots')
  const languages = locales.filter(other => named('languages')?.split(' ').includes(other) ?? true)
  // A page that only stands in for one in this language is the page of the source language to everyone who links to it.
  const own = languages.includes(locale) ? locale : defaultLocale
  const canonical = matches
    .flatMap(match => entries(match.links))
    .findLast(entry => entry.rel === 'canonical')
  const path = canonical?.href ?? settings.path
  const address = (language: Locale) => origin + localizePath(path, language)
  const fullTitle = title === siteName ? title : `${title} — ${siteName}`

  const indexed = robots
    ? [meta({ name: 'robots', content: robots })]
    : [
        link({ rel: 'canonical', href: address(own) }),
        ...languages.map(other => link({ rel: 'alternate', hreflang: other, href: address(other) })),
        link({ rel: 'alternate', hreflang: 'x-default', href: origin + path }),
      ]
  const feeds = feedFormats.map(({ type, file }) =>
    link({ rel: 'alternate', type, title: siteName, href: `${origin}/${locale}/${file}` }),
  )
  const pictureless = named('picture') === 'none'
  const card: Record<string, string> = pictureless
    ? {}
    : {
        'og:image': `${origin}/${cardFile(path, own)}`,
        'og:image:width': String(cardSize.width),
        'og:image:height': String(cardSize.height),
        'og:image:alt': `${title} — ${siteName}`,
      }
  const preview: Record<string, string> = {
    'og:title': title,
    'og:description': description,
    'og:type': 'website',
    'og:url': address(own),
    'og:site_name': siteName,
    'og:locale': localeTable[own].openGraph,
    ...card,
    ...Object.fromEntries(
      metas.filter(entry => entry.property).map(entry => [entry.property, entry.content]),
    ),
  }
  return [
    { tag: 'title', attributes: {}, text: fullTitle },
    meta({ name: 'description', content: description }),
    ...indexed,
    ...(/^\/blog/.test(path) && !robots ? feeds : []),
    ...Object.entries(preview).map(([property, content]) => meta({ property, content })),
    ...(pictureless ? [] : [meta({ name: 'twitter:card', content: 'summary_large_image' })]),
  ]
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/**
 * Text made safe for HTML, in elements and in quoted attributes.
 * @example escapeHtml('R&D "1 < 2"') // 'R&amp;D &quot;1 &lt; 2&quot;'
 */
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, sign => escapes[sign] ?? sign)

/**
 * The head as HTML.
 * @example headHtml([{ tag: 'title', attributes: {}, text: 'A & B' }]) // '<title>A &amp; B</title>'
 */
export const headHtml = (tags: readonly HeadTag[]) =>
  tags
    .map(({ tag, attributes, text }) => {
      const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
      return tag === 'title' ? `<title>${escapeHtml(text ?? '')}</title>` : `<${tag}${list.join('')}>`
    })
    .join('')
