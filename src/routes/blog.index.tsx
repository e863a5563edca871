import { createFileRoute } from '@tanstack/react-router'
import { blogHead, loadBlog } from '../pages/blog/blogHead.ts'
import { freshHead, stillPart, whenFresh } from '../site/parts.tsx'

export const Route = createFileRoute('/blog/')({
  loader: ({ context }) => whenFresh(() => loadBlog(context, { page: '1' })),
  head: ({ match, loaderData }) => freshHead(() => blogHead(match.context, loaderData)),
  component: stillPart(() => import('../pages/blog/BlogPage.tsx').then(page => page.BlogPage)),
})
