import { createRootRouteWithContext, HeadContent, Outlet } from '@tanstack/react-router'
import { hydrate } from '../components/hydrate.tsx'
import { SourceLanguage } from '../components/languages/SourceLanguage.tsx'
import { RootLayout } from '../components/RootLayout.tsx'
import type { RouterContext } from '../routerContext.ts'
import { siteName } from '../seo/site.ts'

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({ meta: [{ title: siteName }] }),
  notFoundComponent: hydrate({
    when: 'never',
    messages: ['overview', 'illustrations/pooling'],
    load: () => import('../pages/overview/UnknownPage.tsx').then(page => page.UnknownPage),
  }),
  component: () => (
    <>
      {/* The server renders it into the document's head, and this tree below the body. */}
      {import.meta.env.SSR ? null : <HeadContent />}
      <RootLayout>
        {import.meta.env.MISSING_TRANSLATIONS ? (
          <SourceLanguage>
            <Outlet />
          </SourceLanguage>
        ) : (
          <Outlet />
        )}
      </RootLayout>
    </>
  ),
})
