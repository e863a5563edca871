import { createRootRouteWithContext, HeadContent, Outlet } from '@tanstack/react-router'
import type { RouterContext } from '../router.tsx'
import { siteName } from '../seo/site.ts'
import { Frame } from '../site/Frame.tsx'
import { hydrate } from '../site/hydrate.tsx'
import { SourceLanguage } from '../site/languages/SourceLanguage.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({ meta: [{ title: siteName }] }),
  notFoundComponent: hydrate({
    when: 'never',
    messages: ['overview', 'scenes/pooling'],
    load: () => import('../pages/overview/UnknownPage.tsx').then(page => page.UnknownPage),
  }),
  component: () => (
    <>
      {/* The server renders it into the document's head, and this tree below the body. */}
      {import.meta.env.SSR ? null : <HeadContent />}
      <Frame>
        {import.meta.env.TRANSLATION_GAPS ? (
          <SourceLanguage>
            <Outlet />
          </SourceLanguage>
        ) : (
          <Outlet />
        )}
      </Frame>
    </>
  ),
})
