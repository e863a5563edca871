import { Trans, useLingui } from '@lingui/react/macro'
import type { PagePath } from '../../content/pages.ts'
import { site } from '../../content/vendor.ts'
import { localizePath } from '../../i18n/paths.ts'
import { Brand } from '../header/Brand.tsx'
import { footerColumns, navigationLabel } from '../navigation.ts'
import { Wrap } from '../ui/layout/Wrap.tsx'
import { Text } from '../ui/Text.tsx'
import { useLocale } from '../useLocale.ts'
import * as styles from './Footer.css.ts'

/** The footer of every page: vendor, links to all pages, legal line. */
export function Footer() {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const { copyright, name, notice, tagline } = site(locale)
  // Plain links: the footer never hydrates, so marks of the current page would stay those of the first.
  const to = (path: PagePath) => localizePath(path, locale)
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
                      <a href={to(path)} className={styles.link}>
                        {i18n._(label)}
                      </a>
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
          <a href={to('/terms')} className={styles.link}>
            {i18n._(navigationLabel('/terms'))}
          </a>
          <p className={styles.notice}>{notice}</p>
          <a href={to('/privacy')} className={styles.link}>
            {i18n._(navigationLabel('/privacy'))}
          </a>
          <a href={`/${locale}/feed.xml`} type="application/atom+xml" className={styles.link}>
            <Trans comment="link at the foot of every page: new articles, for feed readers">Flux Atom</Trans>
          </a>
        </div>
      </Wrap>
    </footer>
  )
}
