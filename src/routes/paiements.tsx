import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { hydrate } from '../components/hydrate.tsx'
import { loadPage } from '../components/loadPage.ts'
import type { Reading } from '../content/types.ts'
import { pageHead } from '../seo/pageHead.ts'

const messages = ['payments', 'illustrations/signing', 'illustrations/phone']

export const Route = createFileRoute('/paiements')({
  loader: ({ context }) => loadPage<Reading>(context, { messages, file: 'related/paiements' }),
  head: ({ match }) =>
    pageHead(match, {
      title: msg`Paiements d’entreprise : validation, signature, envoi`,
      description: msg`Saisie ou intégration, circuit de validation, paliers, signature électronique simple ou double, envoi par EBICS, SwiftNet, SFTP, FTPS ou API.`,
    }),
  component: hydrate({
    when: 'never',
    messages,
    load: () => import('../pages/payments/PaymentsPage.tsx').then(page => page.PaymentsPage),
  }),
})
