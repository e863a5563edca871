/// <reference lib="webworker" />

import type { RouteMatchCallback } from 'workbox-core'
import { enable } from 'workbox-navigation-preload'
import { registerRoute } from 'workbox-routing'
import { splitLocale } from '../i18n/paths.ts'
import { isFile } from './address.ts'
import { Cover, DataFile, HashedFile } from './files.ts'
import { Page } from './pages.ts'
import { answerPage } from './requests.ts'
import { install, sendAll, tidy } from './version.ts'

declare const self: ServiceWorkerGlobalScope

/** The visitor has accepted this version in one tab: all others reload too. */
let accepted = false

const folder =
  (name: string): RouteMatchCallback =>
  ({ sameOrigin, url }) =>
    sameOrigin && url.pathname.startsWith(`/${name}/`)

/** The events of the worker, and which strategy responds to which request. Everything else is left to the network. */
export function serve(): void {
  self.addEventListener('install', event => event.waitUntil(install()))

  self.addEventListener('activate', event => {
    const takeOver = async () => {
      await self.clients.claim()
      if (accepted) await sendAll({ type: 'RENEWED' })
      await tidy()
    }
    event.waitUntil(takeOver())
  })

  self.addEventListener('message', event => {
    if (event.data?.type === 'SKIP_WAITING') {
      accepted = true
      event.waitUntil(self.skipWaiting())
    } else {
      event.waitUntil(answerPage(event.data, event.ports[0]))
    }
  })

  enable()

  registerRoute(folder('assets'), new HashedFile())
  registerRoute(folder('covers'), new Cover())
  registerRoute(folder('data'), new DataFile())
  // A page that the browser opens, or that the inline script fetches in another language.
  registerRoute(
    ({ request, url, sameOrigin }) =>
      sameOrigin &&
      !isFile(url.pathname) &&
      (request.mode === 'navigate' ||
        (request.destination === '' && splitLocale(url.pathname).locale !== undefined)),
    new Page(),
  )
}
