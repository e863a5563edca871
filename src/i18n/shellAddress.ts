import type { Locale } from './locales.ts'

/** The address of the page without content that the service worker shows where a page is not cached. */
export const shellAddress = (locale: Locale): string => `/${locale}/shell`
