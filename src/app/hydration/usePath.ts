import { useRouter } from '@tanstack/react-router'
import { useCallback, useSyncExternalStore } from 'react'
import { firstPage } from './hydrate.tsx'

/** The bare path of the page in view; during hydration, that of the prerendered page. */
export function usePath(): string {
  const router = useRouter()
  const shown = () => router.state.resolvedLocation?.pathname ?? router.state.location.pathname
  return useSyncExternalStore(
    useCallback(changed => router.subscribe('onRendered', changed), [router]),
    shown,
    () => firstPage.path || shown(),
  )
}
