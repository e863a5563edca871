// Stands inline in every page. Scripts are fetched once the page has loaded, so that nothing competes with what is
// read; `data-scripts` on the root names the modules, the first of which starts the rest. Until then, and if they never
// arrive, the page is whole and its links work.

// The browser may offer to install the site before the code is there that shows the offer, and offers it once.
addEventListener('beforeinstallprompt', offer => {
  offer.preventDefault()
  window.installOffer = offer
})

addEventListener('load', async () => {
  await window.languageReady
  const modules = document.getElementById('root')?.dataset.scripts?.split(' ') ?? []
  for (const href of modules) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
  if (modules[0]) import(/* @vite-ignore */ modules[0])
})
