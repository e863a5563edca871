import type { TocEntry } from './markdown/environment.ts'
import type { ProductPath } from './pages.ts'
import type { ArticleMeta, CaseStudy } from './schema/article.ts'
import type { LegalMeta } from './schema/legal.ts'
import type { Topic } from './topics.ts'

export type { ArticleMeta, CaseStudy, LegalMeta, TocEntry, Topic }

/** What an article card shows. */
export type ArticleSummary = Pick<
  ArticleMeta,
  | 'id'
  | 'title'
  | 'summary'
  | 'date'
  | 'dateText'
  | 'topic'
  | 'minutes'
  | 'cover'
  | 'coverAlt'
  | 'path'
  | 'draft'
>

/** The previous or next article by date. */
export type ArticleLink = Pick<ArticleMeta, 'id' | 'title' | 'path'>

/** A rendered text: HTML that is safe to insert as it is, and its headings. */
export type Body = { toc: TocEntry[]; html: string }

/** `articles/<id>.json`: an article with its body and what to read next; `previous` is older, `next` newer. */
export type ArticleData = Body & {
  meta: ArticleMeta
  related: ArticleSummary[]
  previous?: ArticleLink
  next?: ArticleLink
}

/** `legal/<doc>.json`: a legal document with its body. */
export type LegalData = Body & { meta: LegalMeta }

/**
 * `blog/<page>.json` and `blog/<topic>/<page>.json`: one page of the blog index or of one topic, newest first;
 * `featured` is on page 1 of the index.
 */
export type BlogPage = {
  featured?: ArticleSummary
  topic?: Topic
  items: ArticleSummary[]
  page: number
  pages: number
  /** The number of articles per topic, on all pages. */
  counts: Record<Topic, number>
}

/** `related/<page>.json`: what a solution or service page recommends. */
export type Reading = {
  pages: ProductPath[]
  articles: Pick<ArticleMeta, 'id' | 'title' | 'path' | 'date' | 'dateText' | 'summary' | 'draft'>[]
}

/** `teasers.json`: the eight newest articles. */
export type TeaserList = ArticleSummary[]
