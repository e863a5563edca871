import { createFileRoute } from '@tanstack/react-router'
import { connectivityHead, loadConnectivity } from '../pages/connectivity/connectivityHead.ts'
import { freshHead, stillPart, whenFresh } from '../site/parts.tsx'

export const Route = createFileRoute('/connectivite')({
  loader: ({ context }) => whenFresh(() => loadConnectivity(context)),
  head: ({ match }) => freshHead(() => connectivityHead(match.context)),
  component: stillPart(() =>
    import('../pages/connectivity/ConnectivityPage.tsx').then(page => page.ConnectivityPage),
  ),
})
