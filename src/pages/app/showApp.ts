import { onFirstUse } from '../../lib/occasions.ts'
import { watchInstallOffer } from './installOffer.ts'

/** Offers to install the site if the browser does, once the visitor uses the page: the button is in the footer. */
export function showApp(): void {
  onFirstUse(() => {
    watchInstallOffer(takeUp => {
      // Optional: the site works without it.
      import('./offerInstall.tsx').then(app => app.offerInstall(takeUp)).catch(() => {})
    })
  })
}
