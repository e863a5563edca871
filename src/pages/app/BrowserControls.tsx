import { useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { IconButton } from '../../ui/IconButton.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { AppIcon } from './AppIcon.tsx'
import * as styles from './BrowserControls.css.ts'
import { canGoBack, goBack, reload, watchSteps } from './ownWindow.ts'

/** What the browser's frame had: the way back, while there is one, and a new start of the page. */
export function BrowserControls() {
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
