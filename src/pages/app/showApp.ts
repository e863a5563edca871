import { onFirstUse } from '../../lib/occasions.ts'
import { watchInstallOffer } from './installOffer.ts'
import { watchOwnWindow } from './ownWindow.ts'

const unreachable = () => {
  // Optional: the site works without it.
}

/**
 * Offers to install the site if the browser does, once the visitor uses the page: the button is in the footer. In an app
 * window, adds what the browser's toolbar had.
 */
export function showApp(): void {
  onFirstUse(() => {
    watchInstallOffer(takeUp => {
      import('./offerInstall.tsx').then(app => app.offerInstall(takeUp)).catch(unreachable)
    })
  })
  watchOwnWindow(own => {
    import('./showControls.tsx').then(app => app.showControls(own)).catch(unreachable)
  })
}
