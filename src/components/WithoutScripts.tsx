import type { ReactNode } from 'react'
import { useHydrated } from '../app/hydration/useHydrated.ts'
import { withoutScripts } from './ui/panel.css.ts'

type WithoutScriptsProps = {
  /** What to do where scripts are off. */
  off: ReactNode
  /** What to do where they could not be loaded: a blocker, the network, an old copy. */
  failed: ReactNode
}

/** Says why a form or a tool does not answer where its scripts do not run. */
export function WithoutScripts({ off, failed }: WithoutScriptsProps) {
  const live = useHydrated()
  return (
    <>
      <noscript>
        <p className={withoutScripts}>{off}</p>
      </noscript>
      {!live && (
        <p hidden data-scripts-failed="" role="alert" className={withoutScripts} suppressHydrationWarning>
          {failed}
        </p>
      )}
    </>
  )
}
