import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageRoute } from '../app/pageRoute.ts'

export const Route = createFileRoute('/outils/lecteur-releves')(
  pageRoute({
    messages: ['statements'],
    head: {
      title: msg`Lecteur de relevés MT940, camt.053 et CFONB120`,
      description: msg`Lisez un relevé bancaire MT940, camt.053 ou CFONB120 dans votre navigateur, sans rien envoyer : soldes vérifiés, mouvements à trier et à filtrer, frais, export CSV et JSON.`,
    },
    page: () => import('../pages/statements/StatementReaderPage.tsx').then(page => page.StatementReaderPage),
    hydrates: 'src/pages/statements/StatementReaderPage.tsx',
  }),
)
