/// <reference lib="webworker" />

declare const self: ServiceWorkerGlobalScope

/**
 * Replaces a worker that must go (`VITE_OFFLINE=off`): deletes its caches and unregisters. Open pages continue online.
 */
export function killSwitch(): void {
  self.addEventListener('install', () => void self.skipWaiting())
  self.addEventListener('activate', event => {
    const uninstall = async () => {
      const names = await caches.keys()
      await Promise.all(names.filter(name => name.startsWith('balancier-')).map(name => caches.delete(name)))
      await self.registration.unregister()
    }
    event.waitUntil(uninstall())
  })
}
