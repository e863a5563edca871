import { Trans } from '@lingui/react/macro'
import { site } from '#content'
import { AppIcon } from './AppIcon.tsx'
import * as styles from './InstallButton.css.ts'

/** Asks the browser to install the site. */
export function InstallButton({ onClick }: { onClick: () => void }) {
  const { name } = site
  return (
    <button type="button" className={styles.button} onClick={onClick}>
      <AppIcon name="install" size={16} />
      <Trans comment="button; {name} is the vendor’s name, here that of the app">Installer {name}</Trans>
    </button>
  )
}
