import { MissingData, type ReadData } from '../../content/source.ts'
import { direction } from '../../i18n/direction.ts'
import { defaultLocale, type Locale } from '../../i18n/locales.ts'
import { cardFile } from '../../seo/cardFile.ts'
import type { RenderedPage } from '../../server.tsx'
import { splitRules } from '../criticalCss/lowerRules.ts'
import type { ClientBuild } from '../html/clientManifest.ts'
import type { InlineScripts } from '../html/inlineScripts.ts'
import { pageHtml } from '../html/pageHtml.ts'
import { shellHtml } from '../html/shellHtml.ts'
import type { Making } from '../keptPages.ts'
import type { Card } from '../ogImages/ogImages.ts'
import { type SearchedPage, searchedPage } from '../search/searchData.ts'
import type { PageText } from '../webManifest/webManifest.ts'

const dataReader =
  (read: PageMaker['read'], locale: Locale): ReadData =>
  async <T>(name: string) => {
    const text = await read(locale, name).catch(() => {
      throw new MissingData(`${locale}/${name}`)
    })
    return JSON.parse(text) as T
  }

/** The file of a page below its language's folder: `/` → `index.html`, `/blog/2` → `blog/2.html`. */
const fileOf = (path: string) => `${path === '/' ? '/index' : path}.html`

/** What is made of a page beside its HTML. */
export type PublishedPage = { card?: Card; text?: SearchedPage }

/** What the build has to know of a page in one language, without rendering it. */
export type About = PublishedPage &
  PageText & { path: string; locale: Locale; isIndexed: boolean; modified: string | undefined }

type PageMaker = {
  renderPage: (path: string, locale: Locale, read: ReadData) => Promise<RenderedPage>
  siteName: string
  build: ClientBuild
  /** The page that all are filled into. */
  template: string
  inline: InlineScripts
  /** The origin of the mail service; empty where it is the site's own. */
  mail: string
  /** The rules that a page uses. */
  critical: (page: { html: string; direction: 'ltr' | 'rtl' }) => string
  /** The text of a data file; rejects where there is none. */
  read: (locale: Locale, name: string) => Promise<string>
}

/** One page in one language. */
type Place = { path: string; locale: Locale }
type Style = { own: string; all: readonly string[] }
type Files = (page: RenderedPage, place: Place & { style: Style }) => Record<string, string | Buffer>
type MakePage = (path: string, languages: readonly Locale[]) => Promise<Making<About>>

/** Makes the files of a page in all its languages, and of the one for unknown addresses. */
export function pageMaker(parts: PageMaker): { makePage: MakePage; makeUnknown: MakePage } {
  const { renderPage, siteName, build, template, inline, mail, critical, read } = parts
  const shared = { build, template, mail }

  const make = async (path: string, languages: readonly Locale[], files: Files): Promise<Making<About>> => {
    const pages = await Promise.all(
      languages.map(async locale => {
        const page = await renderPage(path, locale, dataReader(read, locale))
        const style = critical({ html: page.html, direction: direction(locale) })
        const { html, style: own, rest } = splitRules({ html: page.html, style })
        return { page: { ...page, html }, locale, own, rest }
      }),
    )
    const all = pages.map(({ own }) => own)
    return {
      reads: pages.flatMap(({ page, locale }) =>
        Object.keys(page.data).map((name): [Locale, string] => [locale, name]),
      ),
      versions: pages.map(({ page, locale, own, rest }) => ({
        about: aboutOf(page, { path, locale }),
        files: { ...files(page, { path, locale, style: { own, all } }), ...rest },
      })),
    }
  }

  const aboutOf = (page: RenderedPage, { path, locale }: Place): About => {
    const { title, description, card, modified, html } = page
    const isIndexed = page.indexed === path
    return {
      path,
      locale,
      title,
      description,
      isIndexed,
      modified,
      ...(card?.file === cardFile(path, locale) && { card: { ...card, name: siteName, title } }),
      // Articles are read from their sources; lists of them have no words of their own.
      ...(isIndexed &&
        !/^\/blog./.test(path) && { text: searchedPage({ path, title, summary: description, html }) }),
    }
  }

  const ofPage: Files = (page, { path, ...place }) => {
    const { locale } = place
    const html = pageHtml(page, { ...shared, ...place }, { hydrate: !page.lent })
    const own = html(inline.own)
    return {
      [`${locale}${fileOf(path)}`]: own,
      // Where a host serves files by their names, /fr is fr.html; fr/index.html would be /fr/.
      ...(path === '/' && { [`${locale}.html`]: own }),
      ...(locale === defaultLocale && { [fileOf(path).slice(1)]: html(inline.bare) }),
    }
  }

  const ofUnknown: Files = (page, { locale, style }) => {
    const html = pageHtml(page, { ...shared, locale, style }, { hydrate: false })
    const alone = { ...shared, locale, style: { ...style, all: [style.own] }, inline: inline.own }
    return {
      [`${locale}/shell.html`]: shellHtml(page, { ...alone, name: siteName }),
      [`${locale}/404.html`]: html(inline.own),
      ...(locale === defaultLocale && { '404.html': html(inline.bare) }),
    }
  }

  return {
    makePage: (path, languages) => make(path, languages, ofPage),
    makeUnknown: (path, languages) => make(path, languages, ofUnknown),
  }
}
