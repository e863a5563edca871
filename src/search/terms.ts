import type { Locale } from '../i18n/locales.ts'
import { singular } from './plurals.ts'
import { segments, withParts } from './segments.ts'

/** Stop words, without accents. */
const stopWords: Partial<Record<Locale, ReadonlySet<string>>> = {
  fr: new Set(
    'au aux avec ce ces dans de des du elle elles en est et eux il ils je la le les leur leurs lui ma mais me mes mon ne nos notre nous on ou par pas pour qu que qui sa se ses si son sur ta te tes toi ton tu un une vos votre vous y a ont sont plus cette comme'.split(
      ' ',
    ),
  ),
  en: new Set(
    'a an and are as at be but by for from has have if in into is it its no not of on or so such that the their them then there these they this to was we were what when which who will with you your'.split(
      ' ',
    ),
  ),
}

/**
 * The indexed form of a folded word; undefined for stop words.
 * @example termOf('echeances', 'fr') // 'echeance'
 * @example termOf('the', 'en') // undefined
 */
export const termOf = (word: string, locale: Locale): string | undefined =>
  stopWords[locale]?.has(word) ? undefined : singular(word, locale)

/**
 * All words, numbers and codes of a text, folded, with their parts: what the index holds before plurals are stripped.
 * @example tokenize('MT940, l’e-mail') // ['mt', '940', 'email', 'e', 'mail']
 */
export const tokenize = (text: string): string[] =>
  segments(text)
    .flatMap(withParts)
    .map(({ text }) => text)
