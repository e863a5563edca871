import { createFileRoute } from '@tanstack/react-router'
import { BlogPage } from '../pages/blog/BlogPage.tsx'
import { blogHead, loadBlog } from '../pages/blog/blogHead.ts'

export const Route = createFileRoute('/blog/')({
  loader: ({ context }) => loadBlog(context, '1'),
  head: ({ match, loaderData }) => blogHead(match.context, loaderData),
  component: () => <BlogPage blog={Route.useLoaderData()} />,
})
