import type { RegisteredRouter } from '@tanstack/react-router'
import { whenIdle } from '../hydration/occasions.ts'
import { enhancePage } from './enhance.ts'

/** After each navigation, moves the focus to the new page, announces its title and enhances its HTML. */
export function announceRoutes(router: RegisteredRouter): void {
  router.subscribe('onRendered', ({ pathChanged }) => {
    if (!pathChanged) return
    if (!location.hash) document.getElementById('main')?.focus({ preventScroll: true })
    // Not visible, so it can wait until the page is shown.
    whenIdle(() => {
      enhancePage()
      const announcer = document.getElementById('announcer')
      if (announcer) announcer.textContent = document.title
    })
  })
}
