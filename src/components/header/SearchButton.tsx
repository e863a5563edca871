import { useLingui } from '@lingui/react/macro'
import { Icon } from '../../ui/icons/Icon.tsx'
import * as styles from './SearchButton.css.ts'

/** Opens the search, as do `/` and Ctrl-K: its code is fetched then. */
export function SearchButton() {
  const { t } = useLingui()
  return (
    <button
      type="button"
      data-search=""
      className={styles.button}
      aria-label={t`Rechercher`}
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K"
    >
      <Icon name="search" size={18} />
    </button>
  )
}
