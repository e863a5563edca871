import type { ReactNode } from 'react'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import { hydrate } from './hydrate.tsx'

// Before it hydrates, the menu of phones opens by itself, and the other entries are links.
const Header = hydrate({
  when: 'interaction',
  load: () => import('./header/Header.tsx').then(part => part.Header),
})
const Footer = hydrate({ when: 'never', load: () => import('./footer/Footer.tsx').then(part => part.Footer) })

/**
 * Header, main region and footer of every page. `main` takes the focus after navigation, and the announcer reads out
 * the new title.
 */
export const RootLayout = ({ children }: { children: ReactNode }) => (
  <>
    <Header />
    <main id="main" tabIndex={-1}>
      {children}
    </main>
    <Footer />
    <VisuallyHidden as="div">
      <div id="announcer" aria-live="polite" />
    </VisuallyHidden>
  </>
)
