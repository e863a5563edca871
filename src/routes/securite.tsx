import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageRoute } from '../app/pageRoute.ts'

export const Route = createFileRoute('/securite')(
  pageRoute({
    messages: ['security'],
    head: {
      title: msg`Sécurité, hébergement et réversibilité`,
      description: msg`Ce qu’un auditeur demande à un logiciel de trésorerie en ligne : lieux, sous-traitants, reprise, journaux, sortie, et la pièce qui répond à chaque question.`,
    },
    page: () => import('../pages/security/SecurityPage.tsx').then(page => page.SecurityPage),
  }),
)
