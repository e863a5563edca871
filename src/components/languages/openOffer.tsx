import { setupI18n } from '@lingui/core'
import { createRoot } from 'react-dom/client'
import { loadMessages } from '../../i18n/catalogs.ts'
import { wholeStylesheet } from '../../lib/stylesheet.ts'
import type { AppRouter } from '../../router.tsx'
import { I18nProvider } from '../I18nProvider.tsx'
import * as styles from './LanguageOffer.css.ts'
import { LanguageOffer } from './LanguageOffer.tsx'
import { endLanguageOffer, type LanguageOffering, placeAboveHeader } from './languageOffer.ts'

/** Offers this page in another language, in the words of that language. Who reads on in this one has answered. */
export async function openOffer(router: AppRouter, { locale, href }: LanguageOffering): Promise<void> {
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
