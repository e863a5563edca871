import { createFileRoute } from '@tanstack/react-router'
import { OverviewPage } from '../pages/overview/OverviewPage.tsx'
import { loadOverview, overviewHead } from '../pages/overview/overviewHead.ts'

export const Route = createFileRoute('/services')({
  loader: ({ context }) => loadOverview(context),
  head: ({ match }) => overviewHead(match.context),
  component: OverviewPage,
})
