import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { focusMain } from '../browser/skip.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import * as styles from './Frame.css.ts'
import { Header } from './Header.tsx'
import { stillPart } from './parts.tsx'

const Footer = stillPart(() => import('./Footer.tsx').then(part => part.Footer))

/** What stands around every page; `main` takes the focus after navigation, and new titles are read out. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: it moves the focus at once, and leaves the address as it is */}
      <a
        href="#main"
        className={styles.skip}
        onClick={event => {
          event.preventDefault()
          focusMain()
        }}
      >
        <Trans>Aller au contenu</Trans>
      </a>
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
}
