import { Trans, useLingui } from '@lingui/react/macro'
import { site } from '../../content/vendor.ts'
import { Wrap } from '../../ui/layout/Wrap.tsx'
import { Text } from '../../ui/Text.tsx'
import { Brand } from '../header/Brand.tsx'
import { Link } from '../links.tsx'
import { footerColumns, navigationLabel } from '../navigation.ts'
import { useLocale } from '../useLocale.ts'
import * as styles from './Footer.css.ts'

/** The footer of every page: vendor, links to all pages, legal line. */
export function Footer() {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const { copyright, name, notice, tagline } = site(locale)
  return (
    <footer className={styles.footer}>
      <Wrap>
        <div className={styles.columns}>
          <div className={styles.about}>
            <Brand />
            <Text size="small" tone="soft">
              {tagline}
            </Text>
          </div>
          <nav aria-label={t`Pied de page`} className={styles.nav}>
            {footerColumns.map(({ title, links }) => (
              <div key={title.id}>
                <h2 className={styles.title}>{i18n._(title)}</h2>
                <ul>
                  {links.map(({ path, label }) => (
                    <li key={label.id}>
                      <Link to={path} className={styles.link}>
                        {i18n._(label)}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <div className={styles.legal}>
          <p>
            © {copyright} {name}
          </p>
          <Link to="/terms" className={styles.link}>
            {i18n._(navigationLabel('/terms'))}
          </Link>
          <p className={styles.notice}>{notice}</p>
          <Link to="/privacy" className={styles.link}>
            {i18n._(navigationLabel('/privacy'))}
          </Link>
          <a href={`/${locale}/feed.xml`} type="application/atom+xml" className={styles.link}>
            <Trans comment="link at the foot of every page: new articles, for feed readers">Flux Atom</Trans>
          </a>
        </div>
      </Wrap>
    </footer>
  )
}
