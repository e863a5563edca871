import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { hydrate } from '../components/hydrate.tsx'
import { loadPage } from '../components/loadPage.ts'
import { pageHead } from '../seo/pageHead.ts'

const messages = ['overview', 'illustrations/pooling']

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
