import type { ArticleMeta, CaseStudy, Topic } from './schema/article.ts'
import type { LegalMeta } from './schema/legal.ts'

export type { ArticleMeta, CaseStudy, LegalMeta, Topic }

/** A heading in a table of contents; `text` is plain. */
export type TocEntry = { id: string; level: 2 | 3; text: string }

/** What a card shows of an article. */
export type ArticleSummary = Pick<
  ArticleMeta,
  'id' | 'title' | 'summary' | 'date' | 'topic' | 'minutes' | 'cover' | 'coverAlt' | 'path'
>

/** A neighbour of an article by date. */
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

/** `blog/<page>.json`: one page of the blog index, newest first; `total` counts all articles, `featured` is on page 1. */
export type BlogPage = {
  featured?: ArticleSummary
  items: ArticleSummary[]
  page: number
  pages: number
  total: number
}

/** `teasers.json`: the eight newest articles. */
export type TeaserList = ArticleSummary[]
