import { useLingui } from '@lingui/react/macro'
import { direction } from '../../i18n/direction.ts'
import type { Locale } from '../../i18n/locales.ts'
import * as styles from './LanguageOffer.css.ts'

type LanguageOfferProps = { locale: Locale; href: string; onClose: () => void }

/** A line at the foot of the window: this page exists in the visitor's language. It covers, and moves, nothing. */
export function LanguageOffer({ locale, href, onClose }: LanguageOfferProps) {
  const { t } = useLingui()
  const name = t({
    message: `Cette page existe en français`,
    comment:
      'shown to visitors whose browser asks for the language of this catalogue: name that language, not French',
  })
  return (
    <aside className={styles.offer} lang={locale} dir={direction(locale)} aria-label={name}>
      <a href={href} hrefLang={locale} className={styles.link}>
        {name}
      </a>
      <button type="button" className={styles.close} onClick={onClose}>{t`Fermer`}</button>
    </aside>
  )
}
