import { watchInstallOffer } from './installOffer.ts'
import { watchOwnWindow } from './ownWindow.ts'

const unreachable = () => {
  // Optional: the site works without it.
}

/** Offers to install the site if the browser does; in an app window, adds what the browser's toolbar had. */
export function showApp(): void {
  watchInstallOffer(takeUp => {
    import('./offerInstall.tsx').then(app => app.offerInstall(takeUp)).catch(unreachable)
  })
  watchOwnWindow(own => {
    import('./showControls.tsx').then(app => app.showControls(own)).catch(unreachable)
  })
}
