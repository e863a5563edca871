import { createFileRoute } from '@tanstack/react-router'
import { blogHead, loadBlog } from '../pages/blog/blogHead.ts'
import { freshHead, stillPart, whenFresh } from '../site/parts.tsx'

export const Route = createFileRoute('/blog/topic/$topic/')({
  loader: ({ context, params }) => whenFresh(() => loadBlog(context, { ...params, page: '1' })),
  head: ({ match, loaderData }) => freshHead(() => blogHead(match.context, loaderData)),
  component: stillPart(() => import('../pages/blog/BlogPage.tsx').then(page => page.BlogPage)),
})
