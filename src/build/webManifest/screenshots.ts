import type { PagePath } from '../../content/pages.ts'
import type { Locale } from '../../i18n/locales.ts'

/** A screenshot that browsers show before the site is installed: on a `narrow` or a `wide` screen. */
export type Screenshot = { path: PagePath; form: 'narrow' | 'wide' }

/** Size in pixels of the screenshots of each form; a phone has `scale` device pixels per CSS pixel. */
export const screens = {
  narrow: { width: 780, height: 1560, scale: 2 },
  wide: { width: 1280, height: 800, scale: 1 },
} as const

/** The screenshots in each language; most browsers show the first of a form. */
export const screenshots: readonly Screenshot[] = [
  { path: '/', form: 'narrow' },
  { path: '/paiements', form: 'narrow' },
  { path: '/blog', form: 'narrow' },
  { path: '/', form: 'wide' },
  { path: '/paiements', form: 'wide' },
]

/**
 * The path of a picture below `public` and in the built folder.
 * @example screenshotFile({ path: '/', form: 'wide' }, 'fr') // 'screenshots/fr/home-wide.webp'
 */
export const screenshotFile = ({ path, form }: Screenshot, locale: Locale): string =>
  `screenshots/${locale}/${path === '/' ? 'home' : path.slice(1)}-${form}.webp`
