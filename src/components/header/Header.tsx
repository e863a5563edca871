import { useLingui } from '@lingui/react'
import { ButtonLink } from '../links.tsx'
import { demo } from '../navigation.ts'
import { Brand } from './Brand.tsx'
import * as styles from './Header.css.ts'
import { HeaderNav } from './HeaderNav.tsx'
import { LanguageSwitcher } from './LanguageSwitcher.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { SearchButton } from './SearchButton.tsx'
import { SkipLink } from './SkipLink.tsx'

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
