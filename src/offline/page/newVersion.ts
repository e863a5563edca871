import type { Workbox } from 'workbox-window'
import { holdsEntries } from '../../app/navigation/reload.ts'
import type { FromWorker } from '../worker/messages.ts'
import { setOfflineState } from './offlineState.ts'
import { putOff } from './storage.ts'

let isAccepted = false

/** Reloads this page in the new version; other tabs follow once it is active. */
export async function acceptNewVersion(): Promise<void> {
  isAccepted = true
  const registration = await navigator.serviceWorker?.getRegistration()
  if (registration?.waiting) registration.waiting.postMessage({ type: 'SKIP_WAITING' })
  else location.reload()
}

/** Offers new versions, and reloads the page when one was accepted; with fields only if it was accepted here. */
export function watchNewVersion(workbox: Workbox): void {
  const { serviceWorker } = navigator
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.type !== 'RENEWED') return
    if (isAccepted || !holdsEntries()) location.reload()
    else setOfflineState({ isReady: true })
  })
  serviceWorker.startMessages()
  workbox.addEventListener('waiting', ({ wasWaitingBeforeRegister }) =>
    setOfflineState({ isReady: !(wasWaitingBeforeRegister && putOff.isSet()) }),
  )
}
