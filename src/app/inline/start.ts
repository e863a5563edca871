import { watchLanguageLinks } from '../../components/languages/switchLanguage.ts'
import { whenIdle } from '../hydration/occasions.ts'
import { showScriptsFailed } from '../hydration/scriptsFailed.ts'
import { watchFirstUse } from './firstUse.ts'
import './language.ts'

// Stands inline in every page. Whoever only reads needs no framework: the app (`data-scripts` on the root names its modules)
// starts at the first sign of use, or when a part that lives by itself comes into view. Pages that are forms start it once
// they show (`data-start`), later visits when the browser is idle, because their service worker has it. See docs/decisions.

// The browser may offer to install the site before the code is there that shows the offer, and offers it once.
addEventListener('beforeinstallprompt', offer => {
  offer.preventDefault()
  window.installOffer = offer
})

// A language is chosen by the click itself.
watchLanguageLinks()

const parsed = new Promise(resolve => addEventListener('DOMContentLoaded', resolve))
// Every built page has it. At a bare address the page of the visitor's language may take the place of the one that was sent.
const rootOfPage = async () => {
  await parsed
  await window.languageReady
  return document.getElementById('root') as HTMLElement
}

let isStarted = false
async function startApp() {
  if (isStarted) return
  isStarted = true
  const { scripts = '' } = (await rootOfPage()).dataset
  const modules = scripts.split(' ')
  for (const href of modules)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  import(/* @vite-ignore */ modules[0] as string)
    // Some blockers answer with an empty script.
    .then(() => window.isAppLoaded || sayFailed())
    .catch(sayFailed)
}

function sayFailed() {
  showScriptsFailed()
  window.earlyUse?.forget()
  // Without its code this button, unlike a link, can do nothing.
  document.querySelector('[data-search]')?.remove()
}

window.earlyUse = watchFirstUse(startApp)

// Hidden pages are never painted, and some browsers do not say so: go on after two seconds anyway.
const shown = new Promise<unknown>(resolve => {
  setTimeout(resolve, 2000)
  new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
})

/** Starts the app when a part that lives by itself comes into view. */
function watchLiveParts(root: HTMLElement) {
  const observer = new IntersectionObserver(entries => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    startApp()
  })
  // The parts themselves have no box.
  for (const part of root.querySelectorAll('[data-waiting] > :first-child')) observer.observe(part)
}

addEventListener('load', async () => {
  await shown
  const root = await rootOfPage()
  const { start, idle } = root.dataset
  if (start !== undefined) return startApp()
  // The page can be used in full: what needs the app waits for it.
  document.documentElement.dataset.ready = ''
  watchLiveParts(root)
  whenIdle(() => {
    import(/* @vite-ignore */ idle as string).then(tasks => tasks.startIdleTasks()).catch(sayFailed)
    // Nothing is fetched; and an offer of the page in another language has its place on the screen.
    if (navigator.serviceWorker?.controller || document.documentElement.dataset.languageOffer) startApp()
  })
})
