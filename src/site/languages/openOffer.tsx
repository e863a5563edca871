import { setupI18n } from '@lingui/core'
import { createRoot } from 'react-dom/client'
import { outside } from '../../browser/dialog.ts'
import type { LanguageOffering } from '../../browser/languageOffer.ts'
import { loadAreas } from '../../i18n/catalogues.ts'
import { Words } from '../Words.tsx'
import { LanguageOffer } from './LanguageOffer.tsx'

/** Offers this page in another language, in the words of that language. */
export async function openOffer({ locale, href }: LanguageOffering): Promise<void> {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } })
  await loadAreas(i18n, new Set(), ['languages'])
  const root = createRoot(outside('language-offer'))
  root.render(
    <Words i18n={i18n}>
      <LanguageOffer locale={locale} href={href} onClose={() => root.unmount()} />
    </Words>,
  )
}
