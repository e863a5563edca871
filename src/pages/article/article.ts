import type { ArticleData } from '../../content/types.ts'
import { pageHead } from '../../seo/pageHead.ts'
import type { StillPage } from '../../site/stillPage.ts'
import { ArticlePage } from './ArticlePage.tsx'

/** An article and its head. */
export const article: StillPage<ArticleData> = {
  Page: ArticlePage,
  head: (_, { meta: { title, summary, date, updated } }) =>
    pageHead({ title, description: summary, article: { published: date, modified: updated ?? date } }),
}
