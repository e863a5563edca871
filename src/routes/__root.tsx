import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import type { RouterContext } from '../router.tsx'
import { Frame } from '../site/Frame.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: ({ context }) => context.areas('site'),
  component: () => (
    <Frame>
      <Outlet />
    </Frame>
  ),
})
