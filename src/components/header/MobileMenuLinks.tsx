import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ButtonLink, Link, TextLink } from '../links.tsx'
import { demo, menuTitles, modules, navigationLabel, services } from '../navigation.ts'
import { Glyph } from '../ui/icons/Glyph.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { LanguageSwitcher } from './LanguageSwitcher.tsx'
import * as styles from './MobileMenu.css.ts'

/** A collapsible section of the mobile menu; works without scripts. */
function MobileMenuSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.section}>
      <summary className={styles.entry}>
        {title}
        <Icon name="chevron" />
      </summary>
      <div className={styles.links}>{children}</div>
    </details>
  )
}

/**
 * The contents of the mobile menu: two sections, the other entries, then the link to the contact form and the
 * languages.
 */
export function MobileMenuLinks() {
  const { t, i18n } = useLingui()
  return (
    <>
      <nav aria-label={t`Navigation principale`} className={styles.nav}>
        <MobileMenuSection title={i18n._(menuTitles.solution)}>
          <ul>
            {modules.map(({ path: to, glyph, label }) => (
              <li key={to}>
                <Link to={to} className={styles.row}>
                  <Glyph name={glyph} size={30} />
                  {i18n._(label)}
                </Link>
              </li>
            ))}
          </ul>
          <TextLink to="/solution">
            <Trans>Toutes les solutions</Trans>
          </TextLink>
        </MobileMenuSection>
        <MobileMenuSection title={i18n._(menuTitles.services)}>
          <ul>
            {services.map(({ path: to, label }) => (
              <li key={to}>
                <Link to={to} className={styles.row}>
                  {i18n._(label)}
                </Link>
              </li>
            ))}
          </ul>
        </MobileMenuSection>
        {(['/blog', '/company'] as const).map(to => (
          <Link key={to} to={to} className={styles.entry}>
            {i18n._(navigationLabel(to))}
          </Link>
        ))}
      </nav>
      <div className={styles.foot}>
        <ButtonLink to={demo.path} tone="primary">
          {i18n._(demo.label)}
        </ButtonLink>
        <LanguageSwitcher names="full" />
      </div>
    </>
  )
}
