import { watchInstallOffer } from './installOffer.ts'
import { watchOwnWindow } from './ownWindow.ts'

const unreachable = () => {
  // The site does without.
}

/** Offers to install the site where the browser does, and shows in a window of its own what the browser's frame had. */
export function showApp(): void {
  watchInstallOffer(takeUp => {
    import('./offerInstall.tsx').then(app => app.offerInstall(takeUp)).catch(unreachable)
  })
  watchOwnWindow(own => {
    import('./showControls.tsx').then(app => app.showControls(own)).catch(unreachable)
  })
}
