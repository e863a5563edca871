import { createFileRoute } from '@tanstack/react-router'
import type { ArticleData } from '../content/types.ts'
import { pageHead } from '../seo/pageHead.ts'
import { hydrate } from '../site/hydrate.tsx'
import { loadPage } from '../site/loadPage.ts'

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
