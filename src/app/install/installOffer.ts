/** Accepts the browser's offer to install the site; the browser then asks the visitor. */
export type TakeUp = () => void

/**
 * Calls `changed` with a way to take up the browser's offer to install the site, and without one when the offer is gone:
 * taken up, or the site is installed. If the visitor dismisses the prompt, the browser may offer again. Browsers without such an
 * offer (all but Chromium) never call.
 */
export function watchInstallOffer(changed: (takeUp?: TakeUp) => void): void {
  const show = () => {
    const offer = window.installOffer
    changed(
      offer &&
        (() => {
          window.installOffer = undefined
          show()
          // The browser refuses if the visitor has just installed the site from its menu.
          offer.prompt().catch(() => {})
        }),
    )
  }
  // The inline script has stored an offer that came earlier.
  window.addEventListener('beforeinstallprompt', show)
  window.addEventListener('appinstalled', () => {
    window.installOffer = undefined
    show()
  })
  if (window.installOffer) show()
}

/** A container in the footer, below the vendor's name. */
export function footerPlace(): HTMLElement {
  const place = document.createElement('div')
  const footer = [...document.querySelectorAll('footer')].at(-1)
  footer?.querySelector('nav')?.previousElementSibling?.append(place)
  return place
}
