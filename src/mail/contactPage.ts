import { splitLocale } from '../i18n/paths.ts'

/**
 * Whether an address is the form's page, with a language or without.
 * @example isContact('/en/contact') // true
 */
export const isContact = (pathname: string): boolean => splitLocale(pathname).path === '/contact'
