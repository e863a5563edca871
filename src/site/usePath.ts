import { useLocation } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { hydration } from '../browser/hydration.ts'

const never = () => () => {}

/**
 * The bare path of the open page, for what stands around every page. Where it comes to life after a step, its HTML is
 * still that of the first page: React takes over what fits, and what has changed since follows at once.
 */
export function usePath(): string {
  const path = useLocation({ select: location => location.pathname })
  return useSyncExternalStore(
    never,
    () => path,
    () => hydration.first || path,
  )
}
