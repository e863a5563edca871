import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageRoute } from '../app/pageRoute.ts'

export const Route = createFileRoute('/outils/')(
  pageRoute({
    messages: ['tools'],
    head: {
      title: msg`Outils de trésorerie, sans rien envoyer`,
      description: msg`Des outils pour les trésoriers qui travaillent dans le navigateur, même hors ligne : fichiers de paiements à vérifier, relevés à lire, échéances et intérêts de retard.`,
    },
    page: () => import('../pages/tools/ToolsPage.tsx').then(page => page.ToolsPage),
  }),
)
