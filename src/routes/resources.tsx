import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { homeHead, loadHome } from '../pages/home/homeHead.ts'
import { freshHead } from '../site/parts.tsx'

export const Route = createFileRoute('/resources')({
  loader: ({ context }) => loadHome(context),
  head: ({ match }) => freshHead(() => homeHead(match.context)),
  component: lazyRouteComponent(() => import('../pages/home/HomePage.tsx'), 'HomePage'),
  staticData: { hydrates: 'src/pages/home/HomePage.tsx' },
})
