import { splitLocale } from '../i18n/paths.ts'

/**
 * Whether an address is the contact page, with or without a language.
 * @example isContact('/en/contact') // true
 */
export const isContact = (pathname: string): boolean => splitLocale(pathname).path === '/contact'
