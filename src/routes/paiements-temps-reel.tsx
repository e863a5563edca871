import { createFileRoute } from '@tanstack/react-router'
import { loadRealTimePayments, realTimePaymentsHead } from '../pages/realTimePayments/realTimePaymentsHead.ts'
import { freshHead, stillPart, whenFresh } from '../site/parts.tsx'

export const Route = createFileRoute('/paiements-temps-reel')({
  loader: ({ context }) => whenFresh(() => loadRealTimePayments(context)),
  head: ({ match }) => freshHead(() => realTimePaymentsHead(match.context)),
  component: stillPart(() =>
    import('../pages/realTimePayments/RealTimePaymentsPage.tsx').then(page => page.RealTimePaymentsPage),
  ),
})
