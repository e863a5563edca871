import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { direction } from '../../i18n/direction.ts'
import type { Locale } from '../../i18n/locales.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import * as styles from './LanguageOffer.css.ts'

type LanguageOfferProps = { locale: Locale; href: string; onClose: () => void }

/** A line above the header: this page exists in the visitor's language. */
export function LanguageOffer({ locale, href, onClose }: LanguageOfferProps) {
  const { t } = useLingui()
  // What stands in a region from the first is not read out; what comes into it is.
  const [there, setThere] = useState(false)
  useEffect(() => {
    const soon = setTimeout(() => setThere(true), 100)
    return () => clearTimeout(soon)
  }, [])
  return (
    <div role="status" lang={locale} dir={direction(locale)} className={styles.offer}>
      {there && (
        <>
          <a href={href} hrefLang={locale} className={styles.link}>
            {t({
              message: `Cette page existe en français`,
              comment:
                'shown to visitors whose browser asks for the language of this catalogue: name that language, not French',
            })}
          </a>
          <IconButton plain label={t`Fermer`} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </>
      )}
    </div>
  )
}
