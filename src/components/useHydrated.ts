import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether scripts run: false in the prerendered page and in the first render over it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
