import { locales } from '../../i18n/locales.ts'

/** Our languages, as a part of a regular expression. */
export const anyLocale = locales.join('|')

/**
 * The addresses of pages in a language, as a regular expression.
 * @example new RegExp(inLocale).test('/en/blog') // true
 */
export const inLocale = `^/(?:${anyLocale})(?:/|$)`

/**
 * A language tag that reduces to this base language, as a regular expression.
 * @example new RegExp(`^${languageTag('en')}$`, 'i').test('en-GB') // true
 */
export const languageTag = (code: string): string => `\\x22?${code}(?:[-_][a-z0-9]{1,8})*\\x22?`

/**
 * Regular expressions for Accept-Language, to be tried in turn: the first that matches gives the language that is wanted
 * most, in the group `code`. Hosts that cannot compare numbers tell weights apart by their first decimal; among equal
 * ones the first in the header wins.
 * @example weightTiers().length // 11
 */
export function weightTiers(): string[] {
  const tier = (weight: string) =>
    `(?:^|,)\\s*(?P<code>${anyLocale})(?:-[a-z0-9]{1,8})*\\s*${weight}\\s*(?:,|$)`
  const tenths = [9, 8, 7, 6, 5, 4, 3, 2, 1].map(digit => tier(`;\\s*q\\s*=\\s*0?\\.${digit}\\d*`))
  return [tier('(?:;\\s*q\\s*=\\s*1(?:\\.0*)?)?'), ...tenths, tier(';\\s*q\\s*=\\s*0?\\.0\\d*[1-9]\\d*')]
}
