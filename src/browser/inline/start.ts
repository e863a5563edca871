// Stands inline in every page. Scripts and the whole stylesheet, for print at first, are fetched once the page has loaded
// and shows, so that nothing competes with what is read; `data-scripts` on the root names the modules, the first of which
// starts the rest. Until then, and if they never arrive, the page is whole and its links work.

// The browser may offer to install the site before the code is there that shows the offer, and offers it once.
addEventListener('beforeinstallprompt', offer => {
  offer.preventDefault()
  window.installOffer = offer
})

const page = document.documentElement.dataset

// A visitor who opens a place within the page, or comes back to one, finds it where it was: an entry of the history that
// was here before has a state.
const opens = !history.state && !location.hash

// What nobody sees yet need not be laid out before the first paint (`theme/unseen.css.ts`), where the browser keeps what is
// read in its place when it finds out later how high the rest is.
if (opens && CSS.supports('overflow-anchor:none')) page.opening = ''

// A page behind others shows nothing, and a browser may not say that it does: then after two seconds.
const shown = new Promise<unknown>(resolve => {
  setTimeout(resolve, 2000)
  new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
})

// Fonts are fetched once the page shows in letters of the device: before, they would take from what is read. Then all take
// their places in the same moment, unless lines in the window ended elsewhere and what follows moved: that page stays as
// it is read, until the browser is idle and lines can be fitted (`fittedFonts.ts`). Who has been here has them already, and
// sees them at once.
if (opens && !navigator.serviceWorker?.controller && !document.referrer.startsWith(origin)) {
  page.plain = ''
  shown
    .then(() => document.fonts.load('1em Familjen,Instrument'))
    .then(
      () => {
        const top = (element: Element) => element.getBoundingClientRect().top
        const next =
          [...document.querySelectorAll('main *')].find(element => top(element) > innerHeight) ??
          document.body
        const before = top(next)
        delete page.plain
        if (top(next) !== before) page.plain = ''
      },
      () => {},
    )
}

addEventListener('load', async () => {
  await shown
  await window.languageReady
  const link = (rel: string, href: string, media = '') =>
    document.head.append(Object.assign(document.createElement('link'), { rel, href, media }))
  // Every page that is built has them.
  const { style, scripts } = (document.getElementById('root') as HTMLElement).dataset as {
    style: string
    scripts: string
  }
  link('stylesheet', style, 'print')
  const modules = scripts.split(' ')
  for (const module of modules) link('modulepreload', module)
  import(/* @vite-ignore */ modules[0] as string)
})
