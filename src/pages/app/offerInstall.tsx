import { createRoot, type Root } from 'react-dom/client'
import { footerPlace } from '../../browser/framePlaces.ts'
import type { TakeUp } from '../../browser/installOffer.ts'
import type { AppRouter } from '../../router.tsx'
import { Words } from '../../site/Words.tsx'
import { InstallButton } from './InstallButton.tsx'

let root: Root | undefined

/** Shows the button that takes up the browser's offer, or takes it away. */
export async function offerInstall(router: AppRouter, takeUp?: TakeUp): Promise<void> {
  const { areas, i18n } = router.options.context
  await areas('app')
  root ??= createRoot(footerPlace())
  root.render(
    takeUp && (
      <Words i18n={i18n}>
        <InstallButton onClick={takeUp} />
      </Words>
    ),
  )
}
