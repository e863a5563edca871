import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import type { Reading } from '../content/types.ts'
import { pageHead } from '../seo/pageHead.ts'
import { hydrate } from '../site/hydrate.tsx'
import { loadPage } from '../site/loadPage.ts'

const messages = ['reconciliation', 'scenes/matching', 'scenes/deposit']

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
