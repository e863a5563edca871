import { watchInstallOffer } from '../../browser/installOffer.ts'
import { watchOwnWindow } from '../../browser/ownWindow.ts'
import type { AppRouter } from '../../router.tsx'

const unreachable = () => {
  // The site does without.
}

/** Offers to install the site where the browser does, and shows in a window of its own what the browser's frame had. */
export function showApp(router: AppRouter): void {
  watchInstallOffer(takeUp => {
    import('./offerInstall.tsx').then(app => app.offerInstall(router, takeUp)).catch(unreachable)
  })
  watchOwnWindow(own => {
    import('./showControls.tsx').then(app => app.showControls(router, own)).catch(unreachable)
  })
}
