import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import type { RouterContext } from '../router.tsx'
import { Frame } from '../site/Frame.tsx'
import { stillPart } from '../site/parts.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: ({ context }) => context.areas(),
  notFoundComponent: stillPart<object>(() =>
    import('../pages/overview/unknown.ts').then(page => page.unknown.Page),
  ),
  component: () => (
    <Frame>
      <Outlet />
    </Frame>
  ),
})
