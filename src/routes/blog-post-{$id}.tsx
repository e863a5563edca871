import { createFileRoute } from '@tanstack/react-router'
import { hydrate } from '../components/hydrate.tsx'
import { loadPage } from '../components/loadPage.ts'
import type { ArticleData } from '../content/types.ts'
import { pageHead } from '../seo/pageHead.ts'

const messages = ['article']

export const Route = createFileRoute('/blog-post-{$id}')({
  loader: ({ context, params }) =>
    loadPage<ArticleData>(context, { messages, file: `articles/${params.id}` }),
  head: ({ match, loaderData }) =>
    loaderData ? pageHead(match, { title: loaderData.meta.title, description: loaderData.meta.summary }) : {},
  component: hydrate({
    when: 'never',
    messages,
    load: () => import('../pages/article/ArticlePage.tsx').then(page => page.ArticlePage),
  }),
})
