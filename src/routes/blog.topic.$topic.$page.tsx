import { createFileRoute } from '@tanstack/react-router'
import { hydrate } from '../components/hydrate.tsx'
import { loadPage } from '../components/loadPage.ts'
import type { BlogPage } from '../content/types.ts'
import { blogHead } from './-blogHead.ts'

const messages = ['blog']

export const Route = createFileRoute('/blog/topic/$topic/$page')({
  loader: ({ context, params }) =>
    loadPage<BlogPage>(context, { messages, file: `blog/${params.topic}/${params.page}` }),
  head: ({ match }) => blogHead(match),
  component: hydrate({
    when: 'never',
    messages,
    load: () => import('../pages/blog/BlogPage.tsx').then(page => page.BlogPage),
  }),
})
