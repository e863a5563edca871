import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../seo/pageHead.ts'
import { hydrate } from '../site/hydrate.tsx'
import { loadPage } from '../site/loadPage.ts'

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
