import { i18n } from '@lingui/core'
import { createRoot, type Root } from 'react-dom/client'
import { I18nProvider } from '../../components/I18nProvider.tsx'
import { loadMessages } from '../../i18n/catalogs.ts'
import { wholeStylesheet } from '../../lib/stylesheet.ts'
import { footerPlace } from './framePlaces.ts'
import { InstallButton } from './InstallButton.tsx'
import type { TakeUp } from './installOffer.ts'

let root: Root | undefined

/** Shows the button that takes up the browser's offer, or takes it away. */
export async function offerInstall(takeUp?: TakeUp): Promise<void> {
  await Promise.all([loadMessages(['app']), wholeStylesheet()])
  root ??= createRoot(footerPlace())
  root.render(
    takeUp && (
      <I18nProvider i18n={i18n}>
        <InstallButton onClick={takeUp} />
      </I18nProvider>
    ),
  )
}
