import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageRoute } from '../app/pageRoute.ts'
import type { Reading } from '../content/types.ts'

export const Route = createFileRoute('/automatisation-processus')(
  pageRoute<Reading>({
    messages: ['automation', 'illustrations/workday'],
    file: 'related/automatisation-processus',
    head: {
      title: msg`Automatisation des processus de trésorerie`,
      description: msg`Relève, rapprochement, écritures, prévision, lots proposés : cinq tâches automatisées dans l’ordre, un repli pour chacune, la signature aux personnes.`,
    },
    page: () => import('../pages/automation/AutomationPage.tsx').then(page => page.AutomationPage),
  }),
)
