import { Trans, useLingui } from '@lingui/react/macro'
import { Icon } from '../../ui/icons/Icon.tsx'
import { focusMain } from '../focusMain.ts'
import { ButtonLink } from '../links.tsx'
import { demo } from '../navigation.ts'
import { Brand } from './Brand.tsx'
import * as styles from './Header.css.ts'
import { HeaderNav } from './HeaderNav.tsx'
import { LanguageSwitcher } from './LanguageSwitcher.tsx'
import { MobileMenu } from './MobileMenu.tsx'

/** Opens the search, as do `/` and Ctrl-K: its code is fetched then. */
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

/** The first thing the keyboard reaches in the header: past it, to what the page is about. */
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

/** The bar at the top of every page, which stays there while the page scrolls, and the link that skips it. */
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
