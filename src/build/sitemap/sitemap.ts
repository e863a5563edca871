import { escapeHtml } from '../../app/head/escapeHtml.ts'
import type { Locale } from '../../i18n/locales.ts'
import { localizePath } from '../../i18n/paths.ts'

/** One indexed page in one language; `modified` is an ISO day, known for articles only. */
export type SitemapEntry = { path: string; locale: Locale; modified?: string | undefined }

/**
 * The sitemap: every address once, with its alternates. `origin` has no trailing slash.
 * @example sitemap([{ path: '/blog', locale: 'fr' }], 'https://site.example') // '<?xml …><urlset …><url>…'
 */
export function sitemap(entries: readonly SitemapEntry[], origin: string): string {
  const address = (path: string, locale?: Locale) =>
    escapeHtml(origin + encodeURI(locale ? localizePath(path, locale) : path))
  const link = (language: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`
  const languages = Map.groupBy(entries, entry => entry.path)
  const urls = entries.map(({ path, locale, modified }) =>
    [
      '<url>',
      `<loc>${address(path, locale)}</loc>`,
      modified ? `<lastmod>${modified}</lastmod>` : '',
      ...(languages.get(path) ?? []).map(({ locale: other }) => link(other, address(path, other))),
      link('x-default', address(path)),
      '</url>',
    ].join(''),
  )
  const spaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>\n${urls.join('\n')}\n</urlset>\n`
}

/**
 * robots.txt: crawlers may read everything; it names the sitemap.
 * @example robots('https://site.example') // 'User-agent: *\nAllow: /\n\nSitemap: https://site.example/sitemap.xml\n'
 */
export const robots = (origin: string) => `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`
