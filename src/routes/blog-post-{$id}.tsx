import { createFileRoute } from '@tanstack/react-router'
import { pageRoute } from '../app/pageRoute.ts'
import type { ArticleData } from '../content/types.ts'

export const Route = createFileRoute('/blog-post-{$id}')(
  pageRoute<ArticleData, { id: string }>({
    messages: ['article'],
    file: ({ id }) => `articles/${id}`,
    head: ({ meta }) => ({ title: meta.title, description: meta.summary }),
    page: () => import('../pages/article/ArticlePage.tsx').then(page => page.ArticlePage),
  }),
)
