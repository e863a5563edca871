import { createFileRoute } from '@tanstack/react-router'
import { PaymentsPage } from '../pages/payments/PaymentsPage.tsx'
import { loadPayments, paymentsHead } from '../pages/payments/paymentsHead.ts'

export const Route = createFileRoute('/paiements')({
  loader: ({ context }) => loadPayments(context),
  head: ({ match }) => paymentsHead(match.context),
  component: PaymentsPage,
})
