import { setupI18n } from '@lingui/core'
import { createRoot } from 'react-dom/client'
import { outside } from '../../browser/dialog.ts'
import { languageOffer } from '../../browser/languageOffer.ts'
import { loadAreas } from '../../i18n/catalogues.ts'
import { Words } from '../Words.tsx'
import { LanguageOffer } from './LanguageOffer.tsx'

/** Offers this page in the language that the visitor's browser asks for, in that language, if there is cause to. */
export async function openOffer(): Promise<void> {
  const offer = languageOffer()
  if (!offer) return
  const { locale, href } = offer
  const i18n = setupI18n({ locale, messages: { [locale]: {} } })
  await loadAreas(i18n, new Set(), ['languages'])
  const root = createRoot(outside('language-offer'))
  root.render(
    <Words i18n={i18n}>
      <LanguageOffer locale={locale} href={href} onClose={() => root.unmount()} />
    </Words>,
  )
}
