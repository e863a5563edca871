import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import type { RouterContext } from '../router.tsx'
import { Frame } from '../site/Frame.tsx'
import { stillPart } from '../site/parts.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: ({ context }) => context.areas(),
  notFoundComponent: stillPart(() =>
    import('../pages/overview/UnknownPage.tsx').then(page => page.UnknownPage),
  ),
  component: () => (
    <Frame>
      <Outlet />
    </Frame>
  ),
})
