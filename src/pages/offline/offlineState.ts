import type { Kept } from '../../service-worker/messages.ts'
import type { OfflinePlaces } from './offlinePlaces.ts'

/** The state of the connection, when it has changed. */
export type News = 'lost' | 'back'

/** What the page says of being offline. `waiting`: a new version is ready; `list`: the list of what is kept is open. */
export type OfflineState = {
  kept?: Kept
  news?: News | undefined
  waiting?: boolean
  places: OfflinePlaces
  list?: boolean
}

let state: OfflineState = { places: {} }
const listeners = new Set<() => void>()

export const offlineState = () => state

/** Changes the state and tells those who show it. */
export function say(change: Partial<OfflineState>): void {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

/** Calls `changed` after each change; the function that is returned ends it. */
export function watchState(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
