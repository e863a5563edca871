/// <reference lib="webworker" />

declare const self: ServiceWorkerGlobalScope

/**
 * Takes the place of a worker that must go (`VITE_OFFLINE=off`): clears what it has cached and unregisters. Open pages
 * stay as they are, and go on with the network alone.
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
