import type { Locale } from '../../i18n/locales.ts'
import { type IndexOptions, indexOptions } from '../../search/searchIndex.ts'
import { termOf, tokenize } from '../../search/terms.ts'

function remembering<Result>(make: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>()
  return text => {
    const before = known.get(text)
    if (before !== undefined) return before
    const result = make(text)
    known.set(text, result)
    return result
  }
}

/**
 * The options of the indexes of one language, for several that are made of the same documents: each text is cut into words
 * once, and each word made a term once.
 */
export function rememberedTerms(locale: Locale): IndexOptions {
  return {
    ...indexOptions(locale),
    tokenize: remembering(tokenize),
    processTerm: remembering(word => termOf(word, locale) ?? null),
  }
}
