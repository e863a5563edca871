import { lazyEffect } from '../lib/lazyEffect.ts'
import { whenIdle } from '../lib/occasions.ts'
import type { AppRouter } from '../router.tsx'

/**
 * After each step, moves the focus to the new page, has its title read out and enhances what it declares in its HTML.
 * Returns what is to be called once the first page answers.
 */
export function announceRoutes(router: AppRouter): () => void {
  let end = () => {}
  const enhance = () => {
    end()
    end = lazyEffect(async () => (await import('./enhance.ts')).enhance())
  }
  router.subscribe('onRendered', ({ pathChanged }) => {
    if (!pathChanged) return
    if (!location.hash) document.getElementById('main')?.focus({ preventScroll: true })
    // Nobody sees it: the page shows first.
    whenIdle(() => {
      enhance()
      const announcer = document.getElementById('announcer')
      if (announcer) announcer.textContent = document.title
    })
  })
  return () => {
    enhance()
    // Says to tests and to the curious that the page answers by itself now.
    document.documentElement.dataset.ready = ''
  }
}
