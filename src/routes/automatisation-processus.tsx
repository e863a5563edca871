import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import type { Reading } from '../content/types.ts'
import { pageHead } from '../seo/pageHead.ts'
import { hydrate } from '../site/hydrate.tsx'
import { loadPage } from '../site/loadPage.ts'

const messages = ['automation', 'scenes/workday']

export const Route = createFileRoute('/automatisation-processus')({
  loader: ({ context }) => loadPage<Reading>(context, { messages, file: 'related/automatisation-processus' }),
  head: ({ match }) =>
    pageHead(match, {
      title: msg`Automatisation des processus de trésorerie`,
      description: msg`Relève, rapprochement, écritures, prévision, lots proposés : cinq tâches automatisées dans l’ordre, un repli pour chacune, la signature aux personnes.`,
    }),
  component: hydrate({
    when: 'never',
    messages,
    load: () => import('../pages/automation/AutomationPage.tsx').then(page => page.AutomationPage),
  }),
})
