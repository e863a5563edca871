import { createFileRoute } from '@tanstack/react-router'
import { hydrate } from '../components/hydrate.tsx'
import { loadPage } from '../components/loadPage.ts'
import type { LegalData } from '../content/types.ts'
import { pageHead } from '../seo/pageHead.ts'

const messages = ['legal']

export const Route = createFileRoute('/privacy')({
  loader: ({ context }) => loadPage<LegalData>(context, { messages, file: 'legal/privacy' }),
  head: ({ match, loaderData }) =>
    loaderData ? pageHead(match, { title: loaderData.meta.title, description: loaderData.meta.summary }) : {},
  component: hydrate({
    when: 'never',
    messages,
    load: () => import('../pages/legal/LegalPage.tsx').then(page => page.LegalPage),
  }),
})
