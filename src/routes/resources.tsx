import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '../pages/home/HomePage.tsx'
import { homeHead, loadHome } from '../pages/home/homeHead.ts'

export const Route = createFileRoute('/resources')({
  loader: ({ context }) => loadHome(context),
  head: ({ match }) => homeHead(match.context),
  component: () => <HomePage teasers={Route.useLoaderData().teasers} />,
})
