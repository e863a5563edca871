import { i18n } from '@lingui/core'
import { Trans } from '@lingui/react/macro'
import { createRoot, type Root } from 'react-dom/client'
import { site } from '#content'
import { I18nProvider } from '../../components/I18nProvider.tsx'
import { loadMessages } from '../../i18n/catalogs.ts'
import { wholeStylesheet } from '../hydration/stylesheet.ts'
import { AppIcon } from './AppIcon.tsx'
import * as styles from './app.css.ts'
import { footerPlace, type TakeUp } from './installOffer.ts'

/** Asks the browser to install the site. */
function InstallButton({ onClick }: { onClick: () => void }) {
  const { name } = site
  return (
    <button type="button" className={styles.button} onClick={onClick}>
      <AppIcon name="install" size={16} />
      <Trans comment="button; {name} is the vendor’s name, here that of the app">Installer {name}</Trans>
    </button>
  )
}

let root: Root | undefined

/** Shows or removes the button that installs the site. */
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
