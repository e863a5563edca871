import { direction } from '../i18n/direction.ts'
import type { AppRouter } from '../router.tsx'
import { documentHead, type HeadTag } from '../seo/documentHead.ts'
import { origin, siteName } from '../seo/site.ts'
import { applyHead, readHead } from './head.ts'
import { hydration } from './hydration.ts'

/** The head that the first page came with. */
let firstHead: HeadTag[] | undefined

/** Gives the document the language and the head of the page that is shown now; `aloud` has its title read out. */
export function titlePage(router: AppRouter, { aloud }: { aloud: boolean }): void {
  const { locale } = router.options.context
  const { location, matches } = router.state
  const page = document.documentElement
  // Said again, either has the browser lay out the whole page anew.
  if (page.lang !== locale) Object.assign(page, { lang: locale, dir: direction(locale) })
  const path = location.pathname
  firstHead ??= readHead()
  applyHead(path === hydration.first ? firstHead : documentHead(matches, { locale, path, origin, siteName }))
  const announcer = document.getElementById('announcer')
  if (aloud && announcer) announcer.textContent = document.title
}
