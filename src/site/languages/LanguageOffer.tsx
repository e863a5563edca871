import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import { Bar } from '../notices/Bar.tsx'
import * as styles from './LanguageOffer.css.ts'

type LanguageOfferProps = { locale: Locale; href: string; onClose: () => void }

/** A line at the foot of the window: this page exists in the visitor's language. */
export function LanguageOffer({ locale, href, onClose }: LanguageOfferProps) {
  const { t } = useLingui()
  // What stands in a region from the first is not read out; what comes into it is.
  const [there, setThere] = useState(false)
  useEffect(() => {
    const soon = setTimeout(() => setThere(true), 100)
    return () => clearTimeout(soon)
  }, [])
  return (
    <Bar
      locale={locale}
      text={
        there && (
          <a href={href} hrefLang={locale} className={styles.link}>
            {t({
              message: `Cette page existe en français`,
              comment:
                'shown to visitors whose browser asks for the language of this catalogue: name that language, not French',
            })}
          </a>
        )
      }
      closing={t`Fermer`}
      onClose={onClose}
    />
  )
}
