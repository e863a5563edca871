import { notFound } from '@tanstack/react-router'
import { MissingData } from '../../content/source.ts'
import type { ArticleData } from '../../content/types.ts'
import type { RouterContext } from '../../router.tsx'
import { pageHead } from '../../seo/pageHead.ts'

/** One article; an unknown id is answered by the page for unknown addresses. */
export async function loadArticle({ areas, read }: RouterContext, id: string): Promise<ArticleData> {
  await areas('article')
  try {
    return await read<ArticleData>(`articles/${id}`)
  } catch (error) {
    if (!(error instanceof MissingData)) throw error
    await areas('overview', 'scenes/pooling')
    throw notFound()
  }
}

export function articleHead(article: ArticleData | undefined) {
  if (!article) return {}
  const { title, summary, date, updated } = article.meta
  return pageHead({ title, description: summary, article: { published: date, modified: updated ?? date } })
}
