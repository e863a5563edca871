import type { AppRouter } from '../router.tsx'
import { documentHead } from '../seo/documentHead.ts'
import { origin, siteName } from '../seo/site.ts'
import { applyHead } from './head.ts'

/** Gives the document the head of the page that is shown now; `aloud` has its title read out. */
export function titlePage(router: AppRouter, { aloud }: { aloud: boolean }): void {
  const { locale } = router.options.context
  const { location, matches } = router.state
  applyHead(documentHead(matches, { locale, path: location.pathname, origin, siteName }))
  const announcer = document.getElementById('announcer')
  if (aloud && announcer) announcer.textContent = document.title
}
