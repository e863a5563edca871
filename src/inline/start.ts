import { watchLanguageLinks } from '../components/languages/switchLanguage.ts'
import { showScriptsFailed } from '../lib/scriptsFailed.ts'
import { onSearchIntent } from '../pages/search/searchIntent.ts'
import './language.ts'

// Stands inline in every page. The modules that `data-scripts` on the root names are fetched once the page has loaded and
// shows; the first of them starts the client. As plain module scripts they would double the time to the largest paint
// (docs/decisions). Until then, and if they never arrive, the page is whole and its links work.

// The browser may offer to install the site before the code is there that shows the offer, and offers it once.
addEventListener('beforeinstallprompt', offer => {
  offer.preventDefault()
  window.installOffer = offer
})

// What visitors ask for before the code is there: the search opens when it has come, a language is chosen at once.
onSearchIntent(() => {
  window.isSearchWanted = true
})
watchLanguageLinks()

// Hidden pages are never painted, and some browsers do not say so: start after two seconds anyway.
const shown = new Promise<unknown>(resolve => {
  setTimeout(resolve, 2000)
  new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
})

addEventListener('load', async () => {
  await shown
  await window.languageReady
  // Every built page has it.
  const root = document.getElementById('root') as HTMLElement
  const modules = (root.dataset.scripts as string).split(' ')
  for (const href of modules)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  import(/* @vite-ignore */ modules[0] as string).catch(() => {
    showScriptsFailed()
    // Without its code this button, unlike a link, can do nothing.
    document.querySelector('[data-search]')?.remove()
  })
})
