import { Trans, useLingui } from '@lingui/react/macro'
import { ButtonLink } from '../links.tsx'
import { demo } from '../navigation.ts'
import { Icon } from '../ui/icons/Icon.tsx'
import { Brand } from './Brand.tsx'
import { focusMain } from './focusMain.ts'
import * as styles from './Header.css.ts'
import { HeaderNav } from './HeaderNav.tsx'
import { LanguageSwitcher } from './LanguageSwitcher.tsx'
import { MobileMenu } from './MobileMenu.tsx'

/** Opens the search, like `/` and Ctrl-K; its code is loaded then. */
function SearchButton() {
  const { t } = useLingui()
  return (
    <button
      type="button"
      data-search=""
      className={styles.searchButton}
      aria-label={t`Rechercher`}
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K"
    >
      <Icon name="search" size={18} />
    </button>
  )
}

/** The skip link: the first focusable element of the page. */
const SkipLink = () => (
  // biome-ignore lint/a11y/useValidAnchor: it moves the focus at once, and leaves the address as it is
  <a
    href="#main"
    className={styles.skipLink}
    onClick={event => {
      event.preventDefault()
      focusMain()
    }}
  >
    <Trans>Aller au contenu</Trans>
  </a>
)

/** The header: a sticky bar, with the skip link before it. */
export function Header() {
  const { i18n } = useLingui()
  return (
    <header className={styles.header}>
      <SkipLink />
      <div className={styles.bar}>
        <Brand />
        <HeaderNav />
        <SearchButton />
        <div className={styles.end}>
          <LanguageSwitcher />
          <ButtonLink to={demo.path} tone="primary" size="small">
            {i18n._(demo.label)}
          </ButtonLink>
        </div>
        <MobileMenu />
      </div>
    </header>
  )
}
