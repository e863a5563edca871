import type { RegisteredRouter } from '@tanstack/react-router'
import { lazyEffect } from '../lib/lazyEffect.ts'
import { whenIdle } from '../lib/occasions.ts'

/**
 * After each navigation, moves the focus to the new page, announces its title and enhances its HTML. Returns a function
 * to call when the first page has hydrated.
 */
export function announceRoutes(router: RegisteredRouter): () => void {
  let end = () => {}
  const enhance = () => {
    end()
    end = lazyEffect(async () => (await import('./enhance.ts')).enhance())
  }
  router.subscribe('onRendered', ({ pathChanged }) => {
    if (!pathChanged) return
    if (!location.hash) document.getElementById('main')?.focus({ preventScroll: true })
    // Not visible, so it can wait until the page is shown.
    whenIdle(() => {
      enhance()
      const announcer = document.getElementById('announcer')
      if (announcer) announcer.textContent = document.title
    })
  })
  return () => {
    enhance()
    // Tells tests (and people) that the page has hydrated.
    document.documentElement.dataset.ready = ''
  }
}
