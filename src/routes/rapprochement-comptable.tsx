import { createFileRoute } from '@tanstack/react-router'
import { loadReconciliation, reconciliationHead } from '../pages/reconciliation/reconciliationHead.ts'
import { freshHead, stillPart, whenFresh } from '../site/parts.tsx'

export const Route = createFileRoute('/rapprochement-comptable')({
  loader: ({ context }) => whenFresh(() => loadReconciliation(context)),
  head: ({ match }) => freshHead(() => reconciliationHead(match.context)),
  component: stillPart(() =>
    import('../pages/reconciliation/ReconciliationPage.tsx').then(page => page.ReconciliationPage),
  ),
})
