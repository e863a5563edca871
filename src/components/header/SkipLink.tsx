import { Trans } from '@lingui/react/macro'
import { focusMain } from '../focusMain.ts'
import * as styles from './SkipLink.css.ts'

/** The first thing the keyboard reaches in the header: past it, to what the page is about. */
export const SkipLink = () => (
  // biome-ignore lint/a11y/useValidAnchor: it moves the focus at once, and leaves the address as it is
  <a
    href="#main"
    className={styles.skip}
    onClick={event => {
      event.preventDefault()
      focusMain()
    }}
  >
    <Trans>Aller au contenu</Trans>
  </a>
)
