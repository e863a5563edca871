// Stands inline in every page. Scripts and the whole stylesheet, for print at first, are fetched once the page has loaded
// and shows, so that nothing competes with what is read; `data-scripts` on the root names the modules, the first of which
// starts the rest. Until then, and if they never arrive, the page is whole and its links work.

// The browser may offer to install the site before the code is there that shows the offer, and offers it once.
addEventListener('beforeinstallprompt', offer => {
  offer.preventDefault()
  window.installOffer = offer
})

// A page behind others shows nothing, and a browser may not say that it does: then after two seconds.
const shown = new Promise<unknown>(resolve => {
  setTimeout(resolve, 2000)
  new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
})

addEventListener('load', async () => {
  await shown
  await window.languageReady
  const link = (rel: string, href: string, media = '') =>
    document.head.append(Object.assign(document.createElement('link'), { rel, href, media }))
  const { style, scripts } = document.getElementById('root')?.dataset ?? {}
  if (!style || !scripts) return
  link('stylesheet', style, 'print')
  const modules = scripts.split(' ')
  for (const module of modules) link('modulepreload', module)
  import(/* @vite-ignore */ modules[0] ?? '')
})
