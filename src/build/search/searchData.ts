import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { htmlText } from '../../app/head/htmlText.ts'
import type { ArticleData } from '../../content/types.ts'
import { parseGlossary } from '../../i18n/checks/glossary.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { SearchDocument } from '../../search/searchIndex.ts'
import { type SynonymGroup, synonymsFor } from '../../search/synonyms.ts'

/** An article as the search reads it; `html` only if full text is indexed. */
type SearchedArticle = Omit<ArticleData, 'html'> & { html?: string }

/** Up to this number of articles the full text is indexed; beyond it, titles, summaries and headings. */
const wholeTexts = 60

/** What the search indexes of a page that is not an article. */
export type SearchedPage = { path: string; title: string; summary: string; headings: string; text: string }

/** Tags that do not part words: all others do, whether or not there is a space between them. */
const betweenWords = /<\/?(?!(?:em|i|sub|sup|wbr)\b)[a-z][^>]*>/g

const plain = (html: string) => htmlText(html.replace(betweenWords, '\n')).replace(/\s*\n\s*/g, '\n')

/** The text of a page: its main region without pictures, navigation and calls to action. */
function ownText(html: string): { headings: string; text: string } {
  const main = (/<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '')
    .replace(/<(figure|nav|svg|article)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<section[^>]*aria-labelledby="further"[\s\S]*?<\/section>/, ' ')
  const headings = [...main.matchAll(/<h[1-4][^>]*>([\s\S]*?)<\/h[1-4]>/g)].map(([, text = '']) =>
    plain(text),
  )
  return { headings: headings.join('\n'), text: plain(main) }
}

type Rendered = { path: string; title: string; summary: string; html: string }

/** Extracts from a page's HTML what the search indexes. */
export const searchedPage = ({ html, ...page }: Rendered): SearchedPage => ({ ...page, ...ownText(html) })

type Sources = { locale: Locale; articles: readonly SearchedArticle[]; groups: readonly SynonymGroup[] }

/** Reads what the search indexes of articles in one language; pages are added once they are rendered. */
export function searchDocuments({
  locale,
  articles,
  groups,
}: Sources): (pages: readonly SearchedPage[]) => SearchDocument[] {
  const synonyms = synonymsFor(groups, locale)
  const known = <Document extends Pick<SearchDocument, 'title' | 'summary' | 'headings'>>(one: Document) => ({
    ...one,
    synonyms: synonyms(`${one.title} ${one.summary} ${one.headings}`),
  })
  const whole = articles.length <= wholeTexts
  const ofArticles = articles.map(({ meta: { path, title, summary, dateText }, toc, html }) =>
    known({
      kind: 'article' as const,
      path,
      title,
      summary,
      dateText,
      headings: toc.map(({ text }) => text).join('\n'),
      text: whole && html ? plain(html) : '',
    }),
  )
  return pages => {
    const ofPages = pages.map(page => known({ kind: 'page' as const, ...page }))
    return [...ofPages, ...ofArticles].map((document, id) => ({ id, ...document }))
  }
}

const readMetas = async (velite: string) =>
  JSON.parse(await readFile(join(velite, 'articles.json'), 'utf8')) as ArticleData['meta'][]

const articlesOf = (all: readonly ArticleData['meta'][], locale: Locale) =>
  all.filter(article => article.locale === locale)

/** Reads the articles of one language from the compiled content, newest first, all of them or as many as `most`. */
export async function readArticles(velite: string, locale: Locale, most?: number): Promise<ArticleData[]> {
  const metas = articlesOf(await readMetas(velite), locale).slice(0, most)
  return Promise.all(metas.map(meta => readArticle(velite, meta)))
}

const readArticle = async (velite: string, { locale, id }: ArticleData['meta']) =>
  JSON.parse(await readFile(join(velite, 'data', locale, 'articles', `${id}.json`), 'utf8')) as ArticleData

/** Reads what is searched of the articles of one language: their text only where they are few. */
export async function readSearchedArticles(velite: string, locale: Locale): Promise<SearchedArticle[]> {
  const metas = articlesOf(await readMetas(velite), locale)
  const articles: SearchedArticle[] = []
  for (const meta of metas) {
    const { html, ...article } = await readArticle(velite, meta)
    articles.push(metas.length <= wholeTexts ? { ...article, html } : article)
  }
  return articles
}

/** The groups of synonyms in the compiled glossary. */
export async function readSynonyms(velite: string): Promise<SynonymGroup[]> {
  const terms = parseGlossary(JSON.parse(await readFile(join(velite, 'glossary.json'), 'utf8')))
  return terms.map(({ words, typed }) => ({
    ...Object.fromEntries(
      Object.entries(words).map(([locale, { term, short = [] }]) => [locale, [term, ...short]]),
    ),
    typed: [...typed],
  }))
}
