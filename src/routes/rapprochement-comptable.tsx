import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageRoute } from '../app/pageRoute.ts'
import type { Reading } from '../content/types.ts'

export const Route = createFileRoute('/rapprochement-comptable')(
  pageRoute<Reading>({
    messages: ['reconciliation', 'illustrations/matching', 'illustrations/deposit'],
    file: 'related/rapprochement-comptable',
    head: {
      title: msg`Rapprochement comptable et chèques`,
      description: msg`Règles automatiques et manuelles, 1/1 ou N/N, deux soldes corrigés qui se rejoignent, clôture de période à deux personnes, remises de chèques.`,
    },
    page: () =>
      import('../pages/reconciliation/ReconciliationPage.tsx').then(page => page.ReconciliationPage),
  }),
)
