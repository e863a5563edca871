import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { hydrate } from '../components/hydrate.tsx'
import { loadPage } from '../components/loadPage.ts'
import type { Reading } from '../content/types.ts'
import { pageHead } from '../seo/pageHead.ts'

const messages = ['reconciliation', 'illustrations/matching', 'illustrations/deposit']

export const Route = createFileRoute('/rapprochement-comptable')({
  loader: ({ context }) => loadPage<Reading>(context, { messages, file: 'related/rapprochement-comptable' }),
  head: ({ match }) =>
    pageHead(match, {
      title: msg`Rapprochement comptable et chèques`,
      description: msg`Règles automatiques et manuelles, 1/1 ou N/N, deux soldes corrigés qui se rejoignent, clôture de période à deux personnes, remises de chèques.`,
    }),
  component: hydrate({
    when: 'never',
    messages,
    load: () =>
      import('../pages/reconciliation/ReconciliationPage.tsx').then(page => page.ReconciliationPage),
  }),
})
