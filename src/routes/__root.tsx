import { createRootRouteWithContext, HeadContent, Outlet } from '@tanstack/react-router'
import { RootLayout } from '../app/RootLayout.tsx'
import type { RouterContext } from '../app/routerContext.ts'
import { SourceLanguage } from '../app/SourceLanguage.tsx'
import { siteName } from '../content/site.ts'
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
