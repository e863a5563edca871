import { setupI18n } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { RegisteredRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { wholeStylesheet } from '../../app/hydration/stylesheet.ts'
import { loadMessages } from '../../i18n/catalogs.ts'
import { direction } from '../../i18n/direction.ts'
import type { Locale } from '../../i18n/locales.ts'
import { I18nProvider } from '../I18nProvider.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { endLanguageOffer, type LanguageOffering, placeAboveHeader } from './languageOffer.ts'
import * as styles from './openOffer.css.ts'

type LanguageOfferProps = { locale: Locale; href: string; onClose: () => void }

/** A line above the header: this page exists in the visitor's language. */
function LanguageOffer({ locale, href, onClose }: LanguageOfferProps) {
  const { t } = useLingui()
  // Live regions announce what is added to them, not their initial content.
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
                'shown to visitors whose browser asks for the language of this catalog: name that language, not French',
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

/** Offers this page in another language, in the words of that language. Visitors who close it are not asked again. */
export async function openOffer(router: RegisteredRouter, { locale, href }: LanguageOffering): Promise<void> {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } })
  await Promise.all([loadMessages(['languages'], i18n), wholeStylesheet()])
  const place = placeAboveHeader(styles.place)
  const root = createRoot(place)
  const close = () => {
    stopWatching()
    root.unmount()
    place.remove()
    endLanguageOffer()
  }
  const stopWatching = router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && close())
  root.render(
    <I18nProvider i18n={i18n}>
      <LanguageOffer locale={locale} href={href} onClose={close} />
    </I18nProvider>,
  )
}
