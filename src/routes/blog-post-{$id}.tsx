import { createFileRoute } from '@tanstack/react-router'
import { articleHead, loadArticle } from '../pages/article/articleHead.ts'
import { freshHead, stillPart, whenFresh } from '../site/parts.tsx'

export const Route = createFileRoute('/blog-post-{$id}')({
  loader: ({ context, params }) => whenFresh(() => loadArticle(context, params.id)),
  head: ({ loaderData }) => freshHead(() => articleHead(loaderData)),
  component: stillPart(() => import('../pages/article/ArticlePage.tsx').then(page => page.ArticlePage)),
})
