import type { ReactNode } from 'react'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { livePart, stillPart } from './parts.tsx'

// Styles open its menus until a visitor touches it.
const Header = livePart({
  id: 'part-header',
  load: () => import('./Header.tsx').then(part => part.Header),
  wakes: 'touched',
})
const Footer = stillPart(() => import('./Footer.tsx').then(part => part.Footer))

/** What stands around every page; `main` takes the focus after navigation, and new titles are read out. */
export const Frame = ({ children }: { children: ReactNode }) => (
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
