import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { hydrate } from '../components/hydrate.tsx'
import { loadPage } from '../components/loadPage.ts'
import type { Reading } from '../content/types.ts'
import { pageHead } from '../seo/pageHead.ts'

const messages = ['automation', 'illustrations/workday']

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
