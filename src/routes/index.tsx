import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { homeHead, loadHome } from '../pages/home/homeHead.ts'

export const Route = createFileRoute('/')({
  loader: ({ context }) => loadHome(context),
  head: ({ match }) => homeHead(match.context),
  component: lazyRouteComponent(() => import('../pages/home/HomePage.tsx'), 'HomePage'),
  staticData: { hydrates: 'src/pages/home/HomePage.tsx' },
})
