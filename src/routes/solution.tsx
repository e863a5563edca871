import { createFileRoute } from '@tanstack/react-router'
import { loadOverview, overviewHead } from '../pages/overview/overviewHead.ts'
import { freshHead, stillPart, whenFresh } from '../site/parts.tsx'

export const Route = createFileRoute('/solution')({
  loader: ({ context }) => whenFresh(() => loadOverview(context)),
  head: ({ match }) => freshHead(() => overviewHead(match.context)),
  component: stillPart(() => import('../pages/overview/OverviewPage.tsx').then(page => page.OverviewPage)),
})
