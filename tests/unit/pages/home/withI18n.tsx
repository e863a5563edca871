import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'

/** Puts content into the source language. */
export function withI18n(content: ReactNode) {
  const i18n = setupI18n({ locale: 'fr', messages: { fr: {} } })
  return <I18nProvider i18n={i18n}>{content}</I18nProvider>
}
