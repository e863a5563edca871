import { i18n } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { I18nProvider } from '../../components/I18nProvider.tsx'
import { loadMessages } from '../../i18n/catalogs.ts'
import { wholeStylesheet } from '../../lib/stylesheet.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { AppIcon } from './AppIcon.tsx'
import * as styles from './app.css.ts'
import { headerPlace } from './framePlaces.ts'
import { canGoBack, goBack, reload, watchSteps } from './ownWindow.ts'

/** Replacements for the browser's toolbar: back, if possible, and reload. */
function BrowserControls() {
  const { t } = useLingui()
  const back = useSyncExternalStore(watchSteps, canGoBack)
  return (
    <div className={styles.controls}>
      <IconButton label={t`Revenir en arrière`} plain disabled={!back} onClick={goBack}>
        <Icon name="arrowBack" size={20} />
      </IconButton>
      <IconButton label={t`Recharger la page`} plain onClick={reload}>
        <AppIcon name="reload" size={20} />
      </IconButton>
    </div>
  )
}

let root: Root | undefined

/** Shows or removes these controls in the header. */
export async function showControls(own: boolean): Promise<void> {
  const [place] = await Promise.all([
    root ? undefined : headerPlace(),
    loadMessages(['app']),
    wholeStylesheet(),
  ])
  if (place) root ??= createRoot(place)
  root?.render(
    own && (
      <I18nProvider i18n={i18n}>
        <BrowserControls />
      </I18nProvider>
    ),
  )
}
