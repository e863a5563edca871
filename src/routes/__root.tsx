import { createRootRouteWithContext, HeadContent, Outlet } from '@tanstack/react-router'
import { SourceLanguage } from '../components/languages/SourceLanguage.tsx'
import { RootLayout } from '../components/RootLayout.tsx'
import type { RouterContext } from '../routerContext.ts'
import { siteName } from '../seo/site.ts'
import { unknownPage } from './-unknown.ts'

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({ meta: [{ title: siteName }] }),
  notFoundComponent: unknownPage().component,
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
