import { createFileRoute } from '@tanstack/react-router'
import { ArticlePage } from '../pages/article/ArticlePage.tsx'
import { articleHead, loadArticle } from '../pages/article/articleHead.ts'

export const Route = createFileRoute('/blog-post-{$id}')({
  loader: ({ context, params }) => loadArticle(context, params.id),
  head: ({ loaderData }) => articleHead(loaderData),
  component: () => <ArticlePage article={Route.useLoaderData()} />,
})
