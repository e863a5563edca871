import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageRoute } from '../app/pageRoute.ts'
import type { Reading } from '../content/types.ts'

export const Route = createFileRoute('/tresorerie')(
  pageRoute<Reading>({
    messages: ['treasury', 'illustrations/position', 'illustrations/pooling'],
    file: 'related/tresorerie',
    head: {
      title: msg`Gestion de trésorerie : prévisions et cash pooling`,
      description: msg`Position en date de valeur, prévisions directes et indirectes, rapports par devise et par entité, équilibrage des comptes et cash pooling.`,
    },
    page: () => import('../pages/treasury/TreasuryPage.tsx').then(page => page.TreasuryPage),
  }),
)
