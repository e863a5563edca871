import { setupI18n } from '@lingui/core'
import { parseHref } from '@tanstack/history'
import { createBrowserHistory, RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import './theme/base.css.ts'
import './theme/paper.css'
import { pageAddress, pageLocale } from './browser/address.ts'
import { arriveOnPages } from './browser/arrive.ts'
import { keepChoice } from './browser/choice.ts'
import { hydration } from './browser/hydration.ts'
import { followLinks } from './browser/links.ts'
import { browserData } from './browser/pageData.ts'
import { pause } from './browser/pause.ts'
import { whenIdle, wholeStylesheet } from './browser/stylesheet.ts'
import { splitLocale } from './i18n/paths.ts'
import { createAppRouter } from './router.tsx'
import { Words } from './site/Words.tsx'

async function start() {
  // A host that negotiates cannot see what is kept on this device, and its page does not ask.
  const bare = !splitLocale(location.pathname).locale
  if (bare && !window.languageReady) await import('./browser/inline/language.ts').catch(() => {})
  await window.languageReady
  await pause()
  const root = document.getElementById('root')
  if (!root) return
  const locale = pageLocale()
  const i18n = setupI18n({ locale, messages: { [locale]: {} } })
  const history = createBrowserHistory({
    parseLocation: () => parseHref(pageAddress(locale), window.history.state),
  })
  await pause()
  const router = createAppRouter({
    locale,
    i18n,
    read: browserData(locale),
    history,
    // A prerendered page has the rules it uses; any other needs the whole sheet.
    prepare: () => (hydration.reading ? undefined : wholeStylesheet()),
  })

  // HTML is hydrated at its own address alone; anywhere else (unknown address, offline shell) it is rendered anew.
  const { pathname } = router.latestLocation
  const prerendered = root.dataset.path === pathname
  Object.assign(hydration, { reading: prerendered, keeping: prerendered, first: prerendered && pathname })
  if (prerendered) router.ssr = { manifest: undefined }
  await pause()
  // Evaluated in a turn of its own: it is two thirds of all scripts.
  const { createRoot, hydrateRoot } = await import('react-dom/client')
  await pause()
  await router.load()
  await pause()
  hydration.reading = false
  router.subscribe('onBeforeRouteMount', () => {
    Object.assign(hydration, { keeping: false, mending: undefined })
  })

  const app = (
    <Words i18n={i18n} onReady={arriveOnPages(router, prerendered)}>
      <RouterProvider router={router} />
    </Words>
  )
  // What was sent differs from what is rendered: React renders anew, and then the data that hydration spared are needed.
  hydration.mend = () => {
    // Not at once: a part that is being rendered may be who asks.
    hydration.mending ??= Promise.resolve().then(() => {
      hydration.keeping = false
      // Otherwise it reads in the background, and says at once that it is done.
      return router.invalidate({ sync: true })
    })
    return hydration.mending
  }
  const onRecoverableError = (error: unknown) => {
    reportError(error)
    void hydration.mend()
  }
  startTransition(() => {
    if (prerendered) hydrateRoot(root, app, { onRecoverableError })
    else createRoot(root).render(app)
  })
  followLinks(router)
  await pause()
  const before = keepChoice(locale)
  // What navigation, the search and an installed site need; a failure shows when it is needed, and is tried again then.
  whenIdle(() => {
    void Promise.all([
      wholeStylesheet(),
      import('./idle.ts').then(({ settle }) => settle(router, before)),
    ]).catch(() => {})
  })
}

void start()
