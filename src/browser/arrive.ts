import type { AppRouter } from '../router.tsx'
import { later } from './later.ts'
import { whenIdle } from './stylesheet.ts'

/**
 * Brings the document in step with the page that is shown: after each client-side navigation its head, the focus, the
 * new title read out, and what the page declares brought to life. Returns what is to be called once the first page is
 * there; that one has its head already, where it was prerendered.
 */
export function arriveOnPages(router: AppRouter, prerendered: boolean): () => void {
  let end = () => {}
  const enliven = () => {
    end()
    end = later(async () => (await import('./enliven.ts')).enliven())
  }
  const title = (aloud: boolean) => {
    import('./arrival.ts').then(
      ({ titlePage }) => titlePage(router, { aloud }),
      () => {},
    )
  }

  router.subscribe('onRendered', ({ pathChanged }) => {
    if (!pathChanged) return
    // Nobody sees a head, nor what answers to a touch: the page shows first.
    whenIdle(() => {
      enliven()
      title(true)
    })
    if (!location.hash) document.getElementById('main')?.focus({ preventScroll: true })
  })
  return () => {
    enliven()
    if (!prerendered) title(false)
    // Says to tests and to the curious that the page answers by itself now.
    document.documentElement.dataset.ready = ''
  }
}
