import { type Locale, locales } from '../../i18n/locales.ts'

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
 * Matches a header that names this language, whatever its weight.
 * @example new RegExp(languageNamed('fr')).test('en, fr-CH;q=0') // true
 */
export const languageNamed = (code: string): string => `(?:^|,)\\s*${code}(?:-[a-z0-9]{1,8})*\\s*(?:[;,]|$)`

/**
 * The first of the site's languages that the header does not name: pairs of a pattern and that language. The pattern
 * matches one digit per language (`1`: named). No pair matches if all are named.
 * @example unnamedLocale() // [['^0', 'fr'], ['^10', 'en']]
 */
export const unnamedLocale = (): [string, Locale][] =>
  locales.map((locale, at) => [`^${'1'.repeat(at)}0`, locale])

/**
 * Patterns to be tried in order against that language, a bar, and Accept-Language (`en|fr;q=0, *`): the first match has
 * the preferred language in the group `code`. For hosts that cannot compare numbers: weights are compared by their
 * first decimal, the first of equals wins, and the asterisk, which stands for the language before the bar, comes last.
 * @example weightTiers().length // 22
 */
export function weightTiers(): string[] {
  const tier = (weight: string) => [
    `[|,]\\s*(?P<code>${anyLocale})(?:-[a-z0-9]{1,8})*\\s*${weight}\\s*(?:,|$)`,
    `^(?P<code>${anyLocale})\\|(?:.*,)?\\s*\\*\\s*${weight}\\s*(?:,|$)`,
  ]
  const tenths = [9, 8, 7, 6, 5, 4, 3, 2, 1].flatMap(digit => tier(`;\\s*q\\s*=\\s*0?\\.${digit}\\d*`))
  return [
    ...tier('(?:;\\s*q\\s*=\\s*1(?:\\.0*)?)?'),
    ...tenths,
    ...tier(';\\s*q\\s*=\\s*0?\\.0\\d*[1-9]\\d*'),
  ]
}
