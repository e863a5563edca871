import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageRoute } from '../app/pageRoute.ts'

export const Route = createFileRoute('/outils/verificateur-paiements')(
  pageRoute({
    messages: ['payments'],
    head: {
      title: msg`Vérificateur de fichiers SEPA pain.001 et pain.008`,
      description: msg`Un fichier SEPA refusé par la banque ? Vérifiez vos pain.001 et pain.008 avant elle, sans rien envoyer : structure, sommes, IBAN, dates, adresses, mandats, ligne par ligne.`,
    },
    page: () => import('../pages/payments/PaymentCheckerPage.tsx').then(page => page.PaymentCheckerPage),
    hydrates: 'src/pages/payments/PaymentCheckerPage.tsx',
  }),
)
