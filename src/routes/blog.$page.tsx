import { createFileRoute } from '@tanstack/react-router'
import { BlogPage } from '../pages/blog/BlogPage.tsx'
import { blogHead, loadBlog } from '../pages/blog/blogHead.ts'

export const Route = createFileRoute('/blog/$page')({
  loader: ({ context, params }) => loadBlog(context, params.page),
  head: ({ match, loaderData }) => blogHead(match.context, loaderData),
  component: () => <BlogPage blog={Route.useLoaderData()} />,
})
