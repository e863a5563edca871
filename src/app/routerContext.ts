import type { I18n } from '@lingui/core'
import type { ReadData } from '../content/source.ts'
import type { Locale } from '../i18n/locales.ts'

/** What the loader and head of every route can use. */
export type RouterContext = {
  locale: Locale
  i18n: I18n
  /** The messages of the source language, for pages without a translation. */
  sourceI18n: I18n
  read: ReadData
}
