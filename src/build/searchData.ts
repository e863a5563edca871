import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ArticleData } from '../content/types.ts'
import type { Locale } from '../i18n/locales.ts'
import { buildIndex, type SearchDocument } from '../search/searchIndex.ts'
import { shareCount, shareOf } from '../search/shares.ts'
import { type SynonymGroup, synonymsFor } from '../search/synonyms.ts'
import { htmlText } from '../seo/htmlText.ts'
import { parseGlossary } from '../translation/glossary.ts'

/** Up to so many articles the whole text is indexed; beyond, titles, summaries and headings. */
const wholeTexts = 60

/** A page as it was rendered. */
export type RenderedText = { path: string; title: string; summary: string; html: string }

const plain = (html: string) =>
  htmlText(html.replace(/<\/(?:p|h\d|li|td|th|summary|dt|dd|span|b)>/g, ' ')).replace(/\s+/g, ' ')

/** The words that were written for a page: its main part without pictures, ways around, and what it points to. */
function ownText(html: string): { headings: string; text: string } {
  const main = (/<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '')
    .replace(/<(figure|nav|svg|article)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<section[^>]*aria-labelledby="further"[\s\S]*?<\/section>/, ' ')
  const headings = [...main.matchAll(/<h[1-4][^>]*>([\s\S]*?)<\/h[1-4]>/g)].map(([, text = '']) =>
    plain(text),
  )
  return { headings: headings.join(' '), text: plain(main) }
}

type Sources = {
  locale: Locale
  pages: readonly RenderedText[]
  articles: readonly ArticleData[]
  groups: readonly SynonymGroup[]
}

/** All that the search of one language finds. */
export function searchDocuments({ locale, pages, articles, groups }: Sources): SearchDocument[] {
  const synonyms = synonymsFor(groups, locale)
  const whole = articles.length <= wholeTexts
  const documents = [
    ...pages.map(({ path, title, summary, html }) => ({
      kind: 'page' as const,
      path,
      title,
      summary,
      ...ownText(html),
    })),
    ...articles.map(({ meta: { path, title, summary, dateText }, toc, html }) => ({
      kind: 'article' as const,
      path,
      title,
      summary,
      dateText,
      headings: toc.map(({ text }) => text).join(' '),
      text: whole ? plain(html) : '',
    })),
  ]
  return documents.map((document, id) => {
    const { title, summary, headings } = document
    return { id, ...document, synonyms: synonyms(`${title} ${summary} ${headings}`) }
  })
}

/** The index of one language in its shares, each as JSON, for those who keep it and fetch only what has changed. */
export const searchShares = (documents: readonly SearchDocument[], locale: Locale): string[] =>
  Array.from({ length: shareCount }, (_, share) => {
    const own = documents.filter(({ path }) => shareOf(path) === share)
    return buildIndex(
      own.map((document, id) => ({ ...document, id })),
      locale,
    )
  })

/** Reads the articles of one language from the compiled content, newest first, all of them or so many. */
export async function readArticles(velite: string, locale: Locale, most?: number): Promise<ArticleData[]> {
  const all = JSON.parse(await readFile(join(velite, 'articles.json'), 'utf8')) as ArticleData['meta'][]
  const files = all
    .filter(article => article.locale === locale)
    .slice(0, most)
    .map(({ id }) => join(velite, 'data', locale, 'articles', `${id}.json`))
  return Promise.all(files.map(async file => JSON.parse(await readFile(file, 'utf8')) as ArticleData))
}

/** The groups of words that mean the same, from the glossary of the compiled content. */
export async function readSynonyms(velite: string): Promise<SynonymGroup[]> {
  const terms = parseGlossary(JSON.parse(await readFile(join(velite, 'glossary.json'), 'utf8')))
  return terms.map(({ words, typed }) => ({
    ...Object.fromEntries(
      Object.entries(words).map(([locale, { term, short = [] }]) => [locale, [term, ...short]]),
    ),
    typed: [...typed],
  }))
}
