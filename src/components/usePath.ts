import { useRouter } from '@tanstack/react-router'
import { useCallback, useSyncExternalStore } from 'react'
import { firstPage } from './hydrate.tsx'

/** The bare path of the page that is shown; while its HTML is hydrated, that of the page that was sent. */
export function usePath(): string {
  const router = useRouter()
  const shown = () => router.state.resolvedLocation?.pathname ?? router.state.location.pathname
  return useSyncExternalStore(
    useCallback(changed => router.subscribe('onRendered', changed), [router]),
    shown,
    () => firstPage.path || shown(),
  )
}
