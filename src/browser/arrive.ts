import { direction } from '../i18n/direction.ts'
import type { AppRouter } from '../router.tsx'
import { later } from './later.ts'

/**
 * Brings the document in step with the page that is shown: language and head where the HTML did not bring them, and
 * after each client-side navigation head, focus, and the new title read out.
 */
export function arriveOnPages(router: AppRouter, prerendered: boolean): void {
  const { locale } = router.options.context
  const page = document.documentElement
  if (!prerendered) Object.assign(page, { lang: locale, dir: direction(locale) })
  let first = true
  let end = () => {}

  router.subscribe('onRendered', ({ pathChanged }) => {
    const opening = first
    first = false
    // Says to tests and to the curious that the page answers by itself now.
    page.dataset.ready = ''
    if (opening || pathChanged) {
      end()
      end = later(async () => (await import('./enliven.ts')).enliven())
    }
    if (opening ? prerendered : !pathChanged) return
    void import('./arrival.ts').then(({ titlePage }) => titlePage(router, { aloud: !opening }))
    if (!opening && !location.hash) document.getElementById('main')?.focus({ preventScroll: true })
  })
}
