import { direction } from '../i18n/direction.ts'
import type { AppRouter } from '../router.tsx'
import { documentHead } from '../seo/documentHead.ts'
import { origin, siteName } from '../seo/site.ts'
import { applyHead } from './head.ts'
import { hydration } from './hydration.ts'

/**
 * Brings the document in step with the page that is shown: language and head where the HTML did not bring them, and
 * after each client-side navigation head, focus, and the new title read out.
 */
export function arriveOnPages(router: AppRouter, prerendered: boolean): void {
  const { locale } = router.options.context
  const page = document.documentElement
  if (!prerendered) Object.assign(page, { lang: locale, dir: direction(locale) })
  let first = true

  router.subscribe('onRendered', ({ pathChanged }) => {
    const opening = first
    first = false
    hydration.active = false
    // Says to tests and to the curious that the page answers by itself now.
    page.dataset.ready = ''
    if (opening ? prerendered : !pathChanged) return
    const path = router.state.location.pathname
    applyHead(documentHead(router.state.matches, { locale, path, origin, siteName }))
    if (opening) return
    const announcer = document.getElementById('announcer')
    if (announcer) announcer.textContent = document.title
    if (!location.hash) document.getElementById('main')?.focus({ preventScroll: true })
  })
}
