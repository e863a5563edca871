import { createFileRoute } from '@tanstack/react-router'
import { loadPayments, paymentsHead } from '../pages/payments/paymentsHead.ts'
import { freshHead, stillPart, whenFresh } from '../site/parts.tsx'

export const Route = createFileRoute('/paiements')({
  loader: ({ context }) => whenFresh(() => loadPayments(context)),
  head: ({ match }) => freshHead(() => paymentsHead(match.context)),
  component: stillPart(() => import('../pages/payments/PaymentsPage.tsx').then(page => page.PaymentsPage)),
})
