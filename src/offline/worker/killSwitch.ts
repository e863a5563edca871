/// <reference lib="webworker" />

import { deleteCaches } from './cacheNames.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * Replaces a worker that must go (`VITE_OFFLINE=off`): deletes its caches and unregisters. Open pages continue online.
 */
export function killSwitch(): void {
  self.addEventListener('install', () => void self.skipWaiting())
  self.addEventListener('activate', event => {
    const uninstall = async () => {
      await deleteCaches()
      await self.registration.unregister()
    }
    event.waitUntil(uninstall())
  })
}
