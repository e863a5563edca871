import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { hydrate } from '../components/hydrate.tsx'
import { loadPage } from '../components/loadPage.ts'
import { pageHead } from '../seo/pageHead.ts'

const messages = ['soon']

export const Route = createFileRoute('/events')({
  loader: ({ context }) => loadPage(context, { messages }),
  head: ({ match }) =>
    pageHead(match, {
      title: msg`Événements`,
      description: msg`Cette page arrive. En attendant, le blog et les solutions sont ouverts.`,
      noindex: true,
    }),
  component: hydrate({
    when: 'never',
    messages,
    load: () => import('../pages/soon/SoonPage.tsx').then(page => page.SoonPage),
  }),
})
