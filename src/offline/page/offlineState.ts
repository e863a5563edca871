import type { CacheStatus } from '../worker/messages.ts'
import type { OfflinePlaces } from './offlinePlaces.ts'

/** The state of the connection, once it has changed. */
export type ConnectionChange = 'lost' | 'back'

/**
 * The state that offline notices show. `isReady`: a new version can be taken; `isListOpen`: the list of cached articles
 * is open.
 */
export type OfflineState = {
  cached?: CacheStatus
  change?: ConnectionChange | undefined
  isReady?: boolean
  places: OfflinePlaces
  isListOpen?: boolean
}

let state: OfflineState = { places: {} }
const listeners = new Set<() => void>()

export const offlineState = () => state

/** Changes the state and notifies subscribers. */
export function setOfflineState(change: Partial<OfflineState>): void {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

/** Calls `changed` after each change; returns a function that ends it. */
export function watchState(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
