import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import type { Reading } from '../content/types.ts'
import { pageHead } from '../seo/pageHead.ts'
import { hydrate } from '../site/hydrate.tsx'
import { loadPage } from '../site/loadPage.ts'

const messages = ['fraudPrevention', 'scenes/monitor']

export const Route = createFileRoute('/lutte-contre-fraude')({
  loader: ({ context }) => loadPage<Reading>(context, { messages, file: 'related/lutte-contre-fraude' }),
  head: ({ match }) =>
    pageHead(match, {
      title: msg`Lutte contre la fraude au virement`,
      description: msg`Quatre yeux, parapheur électronique, contrôle des RIB, chiffrement GPG, moniteur de fraude, droits par rôle : six verrous avant la banque.`,
    }),
  component: hydrate({
    when: 'never',
    messages,
    load: () =>
      import('../pages/fraudPrevention/FraudPreventionPage.tsx').then(page => page.FraudPreventionPage),
  }),
})
