import type { PagePath } from '../../content/pages.ts'
import type { Locale } from '../../i18n/locales.ts'

/** A picture of a page, as browsers show it before the site is installed: on a `narrow` or a `wide` screen. */
export type Screenshot = { path: PagePath; form: 'narrow' | 'wide' }

/** Size in pixels of the pictures of each form; a phone's pixels are `scale` times as fine as those of its pages. */
export const screens = {
  narrow: { width: 780, height: 1560, scale: 2 },
  wide: { width: 1280, height: 800, scale: 1 },
} as const

/** The pictures that are taken, in each language; the first of a form is what most browsers show. */
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
