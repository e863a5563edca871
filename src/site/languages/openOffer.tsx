import { setupI18n } from '@lingui/core'
import { createRoot } from 'react-dom/client'
import { outside } from '../../browser/dialog.ts'
import type { LanguageOffering } from '../../browser/languageOffer.ts'
import { wholeStylesheet } from '../../browser/stylesheet.ts'
import { loadAreas } from '../../i18n/catalogues.ts'
import type { AppRouter } from '../../router.tsx'
import { noticeEdge } from '../notices/noticeEdge.ts'
import { Words } from '../Words.tsx'
import { LanguageOffer } from './LanguageOffer.tsx'

/** Offers this page in another language, in the words of that language. Who reads on in this one has answered. */
export async function openOffer(router: AppRouter, { locale, href }: LanguageOffering): Promise<void> {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } })
  await Promise.all([loadAreas(i18n, new Set(), ['languages']), wholeStylesheet()])
  const root = createRoot(outside('language-offer', noticeEdge()))
  const close = () => {
    stopWatching()
    root.unmount()
  }
  const stopWatching = router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && close())
  root.render(
    <Words i18n={i18n}>
      <LanguageOffer locale={locale} href={href} onClose={close} />
    </Words>,
  )
}
