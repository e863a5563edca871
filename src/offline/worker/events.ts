/// <reference lib="webworker" />

import { enable } from 'workbox-navigation-preload'
import type { FromWorker, PrecacheEntry, ToWorker } from './messages.ts'
import { Precache } from './precache.ts'
import { registerRoutes } from './routes.ts'
import { activate, clear, fill, install, save, status } from './version.ts'

declare const self: ServiceWorkerGlobalScope

/** The visitor has accepted this version in one tab. */
let isAccepted = false

async function tellPages(message: FromWorker): Promise<void> {
  const pages = await self.clients.matchAll({ includeUncontrolled: true })
  for (const page of pages) page.postMessage(message)
}

/** Does what a page asks for, as far as it gets, and replies. */
async function answer(precache: Precache, event: ExtendableMessageEvent): Promise<void> {
  const message = event.data as ToWorker
  if (message.type === 'CACHE_URLS') return
  if (message.type === 'SKIP_WAITING') {
    isAccepted = true
    return self.skipWaiting()
  }
  if (message.type === 'FILL') await fill(precache, event).catch(() => {})
  else if (message.type === 'SAVE') await save(precache, message.id).catch(() => {})
  else if (message.type === 'CLEAR') await clear(precache)
  event.ports[0]?.postMessage(await status(precache, message.locale))
}

/** The events of the worker, which caches the site by the manifest that the build writes. */
export function serve(manifest: PrecacheEntry[]): void {
  const precache = new Precache(manifest)
  self.addEventListener('install', event => event.waitUntil(install(precache)))
  self.addEventListener('activate', event => {
    const takeOver = async () => {
      await activate(precache, event)
      await self.clients.claim()
      if (isAccepted) await tellPages({ type: 'RENEWED' })
    }
    event.waitUntil(takeOver())
  })
  self.addEventListener('message', event => event.waitUntil(answer(precache, event)))
  enable()
  registerRoutes(precache)
}
