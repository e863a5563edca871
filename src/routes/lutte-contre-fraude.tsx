import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageRoute } from '../app/pageRoute.ts'
import type { Reading } from '../content/types.ts'

export const Route = createFileRoute('/lutte-contre-fraude')(
  pageRoute<Reading>({
    messages: ['fraudPrevention', 'illustrations/monitor'],
    file: 'related/lutte-contre-fraude',
    head: {
      title: msg`Lutte contre la fraude au virement`,
      description: msg`Quatre yeux, parapheur électronique, contrôle des RIB, chiffrement GPG, supervision de la fraude, droits par rôle : six verrous avant la banque.`,
    },
    page: () =>
      import('../pages/fraudPrevention/FraudPreventionPage.tsx').then(page => page.FraudPreventionPage),
  }),
)
