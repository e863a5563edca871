import { createFileRoute } from '@tanstack/react-router'
import { fraudPreventionHead, loadFraudPrevention } from '../pages/fraudPrevention/fraudPreventionHead.ts'
import { freshHead, stillPart, whenFresh } from '../site/parts.tsx'

export const Route = createFileRoute('/lutte-contre-fraude')({
  loader: ({ context }) => whenFresh(() => loadFraudPrevention(context)),
  head: ({ match }) => freshHead(() => fraudPreventionHead(match.context)),
  component: stillPart(() =>
    import('../pages/fraudPrevention/FraudPreventionPage.tsx').then(page => page.FraudPreventionPage),
  ),
})
