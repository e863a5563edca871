import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the prerendered page and while it hydrates, true afterwards. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
