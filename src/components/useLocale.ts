import { useLingui } from '@lingui/react'
import type { Locale } from '../i18n/locales.ts'

/** The language of the page. */
export function useLocale(): Locale {
  const { i18n } = useLingui()
  return i18n.locale as Locale
}
