import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { usePath } from '../../app/hydration/usePath.ts'
import { locales, localeTable } from '../../i18n/locales.ts'
import { localizePath } from '../../i18n/paths.ts'
import { keepPlace } from '../languages/switchLanguage.ts'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import { useLocale } from '../useLocale.ts'
import * as styles from './Header.css.ts'

/**
 * Links to this page in the other languages, by abbreviation or full name. Each language has its own router, so the
 * page is loaded.
 */
export function LanguageSwitcher({ names = 'short' }: { names?: 'short' | 'full' }) {
  const { t } = useLingui()
  const current = useLocale()
  const path = usePath()
  const router = useRouter()
  return (
    <ul className={styles.languages} data-names={names} aria-label={t`Langue`}>
      {locales.map(locale => {
        const { name, short } = localeTable[locale]
        return (
          <li key={locale}>
            <a
              href={localizePath(path, locale)}
              hrefLang={locale}
              lang={locale}
              data-language={locale}
              aria-current={locale === current ? 'true' : undefined}
              onClick={event =>
                keepPlace(event.currentTarget, localizePath(router.latestLocation.pathname, locale))
              }
              className={styles.language}
            >
              {names === 'full' ? (
                name
              ) : (
                <>
                  <span aria-hidden="true">{short}</span>
                  <VisuallyHidden>{name}</VisuallyHidden>
                </>
              )}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
