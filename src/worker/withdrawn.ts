/// <reference lib="webworker" />

export {}

declare const self: ServiceWorkerGlobalScope

// Takes the place of a worker that must go: it clears what was kept and signs itself off. Pages that are open stay as
// they are, and go on with the network alone.

self.addEventListener('install', () => void self.skipWaiting())

self.addEventListener('activate', event => {
  const withdraw = async () => {
    const names = await caches.keys()
    await Promise.all(names.filter(name => name.startsWith('balancier-')).map(name => caches.delete(name)))
    await self.registration.unregister()
  }
  event.waitUntil(withdraw())
})
