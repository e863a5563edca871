import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageRoute } from '../app/pageRoute.ts'
import type { Reading } from '../content/types.ts'

export const Route = createFileRoute('/paiements')(
  pageRoute<Reading>({
    messages: ['corporatePayments', 'illustrations/signing', 'illustrations/phone'],
    file: 'related/paiements',
    head: {
      title: msg`Paiements d’entreprise : validation, signature, envoi`,
      description: msg`Saisie ou intégration, circuit de validation, paliers, signature électronique simple ou double, envoi par EBICS, SwiftNet, SFTP, FTPS ou API.`,
    },
    page: () => import('../pages/corporatePayments/PaymentsPage.tsx').then(page => page.PaymentsPage),
  }),
)
