import type { Locale } from '../i18n/locales.ts'

/** Stop words, without accents. */
const stopWords: Partial<Record<Locale, ReadonlySet<string>>> = {
  fr: new Set(
    'au aux avec ce ces dans de des du elle en est et eux il ils je la le les leur lui ma mais me mes mon ne nos notre nous on ou par pas pour qu que qui sa se ses si son sur ta te tes toi ton tu un une vos votre vous y a ont sont plus cette comme'.split(
      ' ',
    ),
  ),
  en: new Set(
    'a an and are as at be but by for from has have if in into is it its no not of on or so such that the their them then there these they this to was we were what when which who will with you your'.split(
      ' ',
    ),
  ),
}

/** What an apostrophe cuts off and leaves behind: l’échéance, jusqu’au, the bank’s. */
const elided = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)$/

/**
 * A text without accents and in lower case, of the same length, so that positions match.
 * @example fold('Échéance') // 'echeance'
 */
export const fold = (text: string): string =>
  text.normalize('NFC').replace(/[^\0-@[-\x7F]/gu, letter => {
    const base = letter.normalize('NFD')[0] ?? letter
    return base.toLowerCase().slice(0, letter.length)
  })

/** The words of a text with the place of each; what an apostrophe cuts off is left out. */
export function words(text: string): { word: string; start: number }[] {
  const folded = fold(text)
  return [...folded.matchAll(/[\p{L}\p{N}]+/gu)]
    .map(({ 0: word, index }) => ({ word, start: index }))
    .filter(
      ({ word, start }) =>
        !(
          elided.test(word) &&
          (/['’]/.test(folded[start + word.length] ?? '') || /['’]/.test(folded[start - 1] ?? ''))
        ),
    )
}

/** The same as plain words, in the form that MiniSearch asks for. */
export const tokenize = (text: string): string[] => words(text).map(({ word }) => word)

/** Strips plural endings: enough to match singular and plural, without joining different words. */
function singular(word: string): string {
  if (word.length < 4) return word
  if (/[^e]aux$/.test(word)) return word.replace(/aux$/, 'al')
  if (/ies$/.test(word)) return word.replace(/ies$/, 'y')
  if (/(?:[sxz]|[cs]h)es$/.test(word) && word.length > 5) return word.replace(/es$/, '')
  if (/[^su][sx]$/.test(word)) return word.slice(0, -1)
  return /(?:eux|eaux|ous|us)$/.test(word) ? word.replace(/x$/, '') : word
}

/**
 * The indexed form of a word; undefined for stop words.
 * @example termOf('Échéances', 'fr') // 'echeance'
 * @example termOf('the', 'en') // undefined
 */
export function termOf(word: string, locale: Locale): string | undefined {
  const folded = fold(word)
  return stopWords[locale]?.has(folded) ? undefined : singular(folded)
}
