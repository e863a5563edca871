import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { hydrate } from '../components/hydrate.tsx'
import { loadPage } from '../components/loadPage.ts'
import type { Reading } from '../content/types.ts'
import { pageHead } from '../seo/pageHead.ts'

const messages = ['fraudPrevention', 'illustrations/monitor']

export const Route = createFileRoute('/lutte-contre-fraude')({
  loader: ({ context }) => loadPage<Reading>(context, { messages, file: 'related/lutte-contre-fraude' }),
  head: ({ match }) =>
    pageHead(match, {
      title: msg`Lutte contre la fraude au virement`,
      description: msg`Quatre yeux, parapheur électronique, contrôle des RIB, chiffrement GPG, supervision de la fraude, droits par rôle : six verrous avant la banque.`,
    }),
  component: hydrate({
    when: 'never',
    messages,
    load: () =>
      import('../pages/fraudPrevention/FraudPreventionPage.tsx').then(page => page.FraudPreventionPage),
  }),
})
