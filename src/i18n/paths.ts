import { isLocale, type Locale } from './locales.ts'

/** A path without a language, as authors and routes write it: `/paiements`. */
export type BarePath = `/${string}`

/**
 * Splits the language from a path; `locale` is undefined at a bare address.
 * @example splitLocale('/en/paiements') // { locale: 'en', path: '/paiements' }
 * @example splitLocale('/paiements') // { locale: undefined, path: '/paiements' }
 * @example splitLocale('/fr') // { locale: 'fr', path: '/' }
 */
export function splitLocale(pathname: string): { locale: Locale | undefined; path: BarePath } {
  const [, first = '', ...rest] = pathname.split('/')
  return isLocale(first)
    ? { locale: first, path: `/${rest.join('/')}` }
    : { locale: undefined, path: pathname as BarePath }
}

/**
 * The address of a bare path in one language; query and hash are kept.
 * @example localizePath('/paiements#formats', 'en') // '/en/paiements#formats'
 * @example localizePath('/', 'fr') // '/fr'
 */
export function localizePath(path: string, locale: Locale): string {
  return `/${locale}${path.replace(/^\/(?=$|[?#])/, '')}`
}
