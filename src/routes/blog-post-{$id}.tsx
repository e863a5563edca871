import { createFileRoute } from '@tanstack/react-router'
import { articleHead, loadArticle } from '../pages/article/articleHead.ts'
import { stillPart, whenFresh } from '../site/parts.tsx'

export const Route = createFileRoute('/blog-post-{$id}')({
  loader: ({ context, params }) => whenFresh(() => loadArticle(context, params.id)),
  gcTime: 0,
  head: ({ loaderData }) => articleHead(loaderData),
  component: stillPart(() => import('../pages/article/ArticlePage.tsx').then(page => page.ArticlePage)),
})
