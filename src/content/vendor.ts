import { site as vendor } from '#content'
import type { Locale } from '../i18n/locales.ts'

/** The vendor's name and contact details, with its texts in one language. */
export function site(locale: Locale) {
  const { address, notice, tagline, ...rest } = vendor
  return {
    ...rest,
    tagline: tagline[locale],
    notice: notice[locale],
    address: { ...address, country: address.country[locale] },
  }
}
