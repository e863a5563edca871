import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../seo/pageHead.ts'
import { hydrate } from '../site/hydrate.tsx'
import { loadPage } from '../site/loadPage.ts'

const messages = ['overview', 'scenes/pooling']

export const Route = createFileRoute('/$')({
  loader: ({ context }) => loadPage(context, { messages }),
  head: ({ match }) =>
    pageHead(match, {
      title: msg`Adresse inconnue`,
      description: msg`Cette adresse n’existe pas ; voici toutes nos solutions.`,
      noindex: true,
    }),
  component: hydrate({
    when: 'never',
    messages,
    load: () => import('../pages/overview/UnknownPage.tsx').then(page => page.UnknownPage),
  }),
})
