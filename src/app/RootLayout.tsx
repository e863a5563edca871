import { type ReactNode, Suspense } from 'react'
import { Header } from '../components/header/Header.tsx'
import { VisuallyHidden } from '../components/ui/layout/VisuallyHidden.tsx'
import { hydrate } from './hydration/hydrate.tsx'

const Footer = hydrate({
  when: 'never',
  load: () => import('../components/footer/Footer.tsx').then(part => part.Footer),
})

/**
 * Header, main region and footer of every page. `main` takes the focus after navigation, and the announcer reads out
 * the new title.
 */
export const RootLayout = ({ children }: { children: ReactNode }) => (
  <>
    {/* A boundary of its own hydrates apart from the page, at once when it is used, and is rendered anew alone. */}
    <Suspense>
      <Header />
    </Suspense>
    <main id="main" tabIndex={-1}>
      {children}
    </main>
    <Footer />
    <VisuallyHidden as="div">
      <div id="announcer" aria-live="polite" />
    </VisuallyHidden>
  </>
)
